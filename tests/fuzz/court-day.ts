/** A court's day as a slow, obvious second implementation: it looks at a clock in Tirana and goes through everything in turn. */
import type { CourtRecord } from '../../mocks/db/records.ts';

const QUARTER = 15 * 60_000;
const HOUR = 60 * 60_000;
/** The clock and calendar of ICU, not the app's own rule of summer time. */
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Tirane',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  weekday: 'short',
});
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** What the clock in Tirana shows at an instant: `2026-11-26 19:30`, and the weekday from 1 for Monday. */
function look(instant: number): { shown: string; weekday: number } {
  const parts = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    shown: `${parts['year']}-${parts['month']}-${parts['day']} ${parts['hour']}:${parts['minute']}`,
    weekday: WEEKDAYS.indexOf(parts['weekday'] ?? '') + 1,
  };
}

/** All quarters of an hour at which the clock shows this date. */
const quarters = new Map<string, { instant: number; shown: string; weekday: number }[]>();
function quartersOf(date: string) {
  const known = quarters.get(date);
  if (known) return known;
  const found = [];
  const utcMidnight = Date.parse(`${date}T00:00:00Z`);
  for (let instant = utcMidnight - 6 * HOUR; instant < utcMidnight + 30 * HOUR; instant += QUARTER) {
    const seen = look(instant);
    if (seen.shown.startsWith(date)) found.push({ instant, ...seen });
  }
  quarters.set(date, found);
  return found;
}

export interface SlotOfDay {
  readonly time_slot_id: number;
  readonly starts_at: number;
  readonly ends_at: number;
  readonly price: number;
  readonly state: 'past' | 'too-soon' | 'too-far' | 'available';
}
export interface Limits {
  readonly now: number;
  readonly min_lead_minutes: number;
  readonly max_advance_days: number;
}

/** Every slot that an empty court offers on a date (design §4 and §14.1). */
export function dayOf(court: CourtRecord, date: string, limits: Limits): SlotOfDay[] {
  const weekday = weekdayOf(date);
  const isFar = !reachable(limits).includes(date);
  const slots: SlotOfDay[] = [];
  for (let id = 1; id <= 18; id += 1) {
    if (!offers(court, date, weekday, id)) continue;
    const wanted = `${date} ${String(5 + id).padStart(2, '0')}:${String(court.delayed_start).padStart(2, '0')}`;
    const starts_at = quartersOf(date).find(({ shown }) => shown === wanted)?.instant ?? Number.NaN;
    const state = stateOf(starts_at, isFar, limits);
    slots.push({ time_slot_id: id, starts_at, ends_at: starts_at + HOUR, price: priceAt(court, date, id), state });
  }
  return slots;
}

/** The date's exception, else the weekday's row, else the default slots; of two of a kind the first. */
function offers(court: CourtRecord, date: string, weekday: number, id: number): boolean {
  for (const schedule of court.schedules) if (schedule.date === date) return schedule.time_slot_ids.includes(id);
  for (const schedule of court.schedules) if (schedule.weekday === weekday) return schedule.time_slot_ids.includes(id);
  return court.default_slots.includes(id);
}

/** The first rule that names the weekday and has the slot between its first and last. */
export function priceAt(court: CourtRecord, date: string, id: number): number {
  const weekday = weekdayOf(date);
  for (const rule of court.price_rules)
    for (const day of rule.weekdays)
      for (let slot = rule.from_slot_id; slot <= rule.to_slot_id; slot += 1)
        if (day === weekday && slot === id) return rule.price;
  return court.price;
}

function stateOf(starts_at: number, isFar: boolean, { now, min_lead_minutes }: Limits): SlotOfDay['state'] {
  if (starts_at <= now) return 'past';
  if (starts_at - now < min_lead_minutes * 60_000) return 'too-soon';
  return isFar ? 'too-far' : 'available';
}

/** Today and as many days after it as may be booked ahead. */
function reachable({ now, max_advance_days }: Limits): string[] {
  const dates = [look(now).shown.slice(0, 10)];
  while (dates.length <= max_advance_days)
    dates.push(new Date(Date.parse(`${dates.at(-1)}T12:00:00Z`) + 24 * HOUR).toISOString().slice(0, 10));
  return dates;
}

const weekdayOf = (date: string): number => quartersOf(date)[50]?.weekday ?? 0; // about noon
