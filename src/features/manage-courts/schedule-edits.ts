/** Changes of a court's schedules. A weekday or date whose hours equal those it replaces has no entry. */
import { SLOTS, slotsOfWeekday, WEEKDAYS, type OpenCourt } from '../../entities/court/court-week.ts';
import type { CourtScheduleInput } from '../../shared/api/generated/model';

type Schedules = readonly CourtScheduleInput[];
const COLUMNS = WEEKDAYS.length;

/** Cells of the strip of 18 hours. */
export const slotCells = (slots: readonly number[]): ReadonlySet<number> => new Set(slots.map((slot) => slot - 1));
export const cellSlots = (cells: ReadonlySet<number>): number[] => SLOTS.filter((slot) => cells.has(slot - 1));

/** Cells of the week: a row for each hour, a column for each weekday. */
export const weekCells = (court: OpenCourt): ReadonlySet<number> =>
  new Set(
    WEEKDAYS.flatMap((weekday) => slotsOfWeekday(court, weekday).map((slot) => (slot - 1) * COLUMNS + weekday - 1)),
  );

/** The schedules after the week has been painted. */
export function paintedWeek({ default_slots, schedules }: OpenCourt, cells: ReadonlySet<number>): CourtScheduleInput[] {
  const own = WEEKDAYS.flatMap((weekday) => {
    const slots = SLOTS.filter((slot) => cells.has((slot - 1) * COLUMNS + weekday - 1));
    return isSame(slots, default_slots) ? [] : [{ weekday, date: null, time_slot_ids: slots }];
  });
  return [...own, ...dates(schedules)];
}

/** Other default hours: weekdays without hours of their own follow, those with hours of their own keep them. */
export function withoutRepeats(schedules: Schedules, default_slots: readonly number[]): CourtScheduleInput[] {
  return schedules.filter(({ date, time_slot_ids }) => date !== null || !isSame(time_slot_ids, default_slots));
}

/** Weekdays with hours of their own. */
export const ownWeekdays = (schedules: Schedules): number[] =>
  WEEKDAYS.filter((weekday) => schedules.some((entry) => entry.date === null && entry.weekday === weekday));

/** What is left when every weekday has the usual hours. */
export const dates = (schedules: Schedules): CourtScheduleInput[] => schedules.filter(({ date }) => date !== null);

/** Days from `today` on with other hours, in order. */
export const comingDates = (schedules: Schedules, today: string): { date: string; slots: readonly number[] }[] =>
  schedules
    .flatMap(({ date, time_slot_ids: slots }) => (date !== null && date >= today ? [{ date, slots }] : []))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));

/** A date with these hours; none means closed. */
export const withDate = (schedules: Schedules, date: string, slots: readonly number[]): CourtScheduleInput[] => [
  ...withoutDate(schedules, date),
  { weekday: null, date, time_slot_ids: [...slots] },
];

export const withoutDate = (schedules: Schedules, date: string): CourtScheduleInput[] =>
  schedules.filter((entry) => entry.date !== date);

function isSame(a: readonly number[], b: readonly number[]): boolean {
  const others = new Set(b);
  return a.length === others.size && a.every((slot) => others.has(slot));
}
