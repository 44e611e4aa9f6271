import type { CourtRecord } from '../../db/records.ts';
import { HOUR, isoWeekday, toUtc, wallTime } from './time.ts';

/** `[starts_at, ends_at)`, epoch milliseconds. */
export interface Interval {
  readonly starts_at: number;
  readonly ends_at: number;
}
/** Consecutive slots on one date. */
export interface SlotRange {
  readonly date: string;
  readonly time_slot_id: number;
  readonly slot_count: number;
}
export const LAST_SLOT = 18;

/** Minutes after midnight at which the lookup slot starts: 1 is 06:00, 13 is 18:00 (design §4). */
export const slotStart = (id: number): number => (5 + id) * 60;

/** The slot of the lookup, without any court's delay. */
export const lookupSlot = (id: number): { id: number; start: string; end: string } => ({
  id,
  start: wallTime(slotStart(id)),
  end: wallTime(slotStart(id) + 60),
});

/** The ids a court offers on a date: the date's exception, else the weekday's, else the default slots (design §14.1). */
export function slotsOfCourt(court: Pick<CourtRecord, 'default_slots' | 'schedules'>, date: string): readonly number[] {
  const ofDate = court.schedules.find((entry) => entry.date === date)?.time_slot_ids;
  return (ofDate ?? slotsOfWeekday(court, isoWeekday(date))).toSorted((a, b) => a - b);
}

/** The ids a court offers in an ordinary week, in no order. */
export const slotsOfWeekday = (
  { default_slots, schedules }: Pick<CourtRecord, 'default_slots' | 'schedules'>,
  weekday: number,
): readonly number[] =>
  schedules.find((entry) => entry.date === null && entry.weekday === weekday)?.time_slot_ids ?? default_slots;

/** The interval of a court's slot, moved by the court's delay; its date is that of the start without delay (design §4). */
export const slotTimes = (court: Pick<CourtRecord, 'delayed_start'>, date: string, id: number): Interval =>
  rangeTimes(court, { date, time_slot_id: id, slot_count: 1 });

/** From the start of the first slot to the end of the last. */
export function rangeTimes(court: Pick<CourtRecord, 'delayed_start'>, range: SlotRange): Interval {
  const starts_at = toUtc(range.date, slotStart(range.time_slot_id) + court.delayed_start);
  return { starts_at, ends_at: starts_at + range.slot_count * HOUR };
}

/** Wall time at which a court's slot starts. */
export const startText = (court: Pick<CourtRecord, 'delayed_start'>, id: number): string =>
  wallTime(slotStart(id) + court.delayed_start);

export const idsOf = (range: SlotRange): number[] =>
  Array.from({ length: range.slot_count }, (_, n) => range.time_slot_id + n);

/** Whether the court offers all slots of the range on that date. */
export function isOpen(court: Pick<CourtRecord, 'default_slots' | 'schedules'>, range: SlotRange): boolean {
  const offered = slotsOfCourt(court, range.date);
  return idsOf(range).every((id) => offered.includes(id));
}

export const overlaps = (a: Interval, b: Interval): boolean => a.starts_at < b.ends_at && b.starts_at < a.ends_at;
