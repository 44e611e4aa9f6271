/** Instants against Europe/Tirane wall time, whatever the device's own zone is (R16, design §14.1). */
import { toMinutes, pad } from './wall-time.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;
/** The clocks change at this hour (UTC) of the last Sunday of two months, numbered as in Date. */
const CHANGE_HOUR = 1;
const [MARCH, OCTOBER] = [2, 9];

/** [start, end) of summer time by year: slot grids ask in thousands. */
const summers = new Map<number, readonly [start: number, end: number]>();

function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month + 1, 0, CHANGE_HOUR);
  return last - new Date(last).getUTCDay() * DAY_MS;
}

function summerOf(year: number): readonly [start: number, end: number] {
  const known = summers.get(year);
  if (known) return known;
  const summer = [lastSunday(year, MARCH), lastSunday(year, OCTOBER)] as const;
  summers.set(year, summer);
  return summer;
}

/** Offset from UTC in ms: central European time, by its rule since 1996 (decision 030). A test compares it with ICU. */
function offsetAt(ms: number): number {
  const [start, end] = summerOf(new Date(ms).getUTCFullYear());
  return ms >= start && ms < end ? 2 * HOUR_MS : HOUR_MS;
}

/** Wall clock as if it were UTC: for reading fields only. */
const wallClock = (ms: number): string => new Date(ms + offsetAt(ms)).toISOString();

/**
 * The instant (epoch ms) of a Tirane date and wall time; '24:00' and later times run into the next day.
 * A time the spring change skips moves one hour on; of a time that autumn repeats, the second (winter) one is taken.
 */
export function toInstant(date: string, time: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(midnight)) throw new RangeError(`Not a date: ${date}`);
  const wall = midnight + toMinutes(time) * MINUTE_MS;
  const guess = wall - offsetAt(wall);
  return wall - offsetAt(guess);
}

/** False for the hour that does not exist on the day the clocks go forward. */
export function wallTimeExists(date: string, time: string): boolean {
  const shown = (toMinutes(time) % (24 * 60)) * MINUTE_MS;
  return wallClock(toInstant(date, time)).slice(11, 16) === new Date(shown).toISOString().slice(11, 16);
}

/** Tirane calendar date of an instant, `yyyy-MM-dd`. */
export function tiraneDate(ms: number): string {
  return wallClock(ms).slice(0, 10);
}

/** Tirane wall time of an instant, `HH:mm`. */
export function tiraneTime(ms: number): string {
  return wallClock(ms).slice(11, 16);
}

/** The wire's `Instant`: '2026-11-26T19:00:00+01:00' (design §0). */
export function toIsoWithOffset(ms: number): string {
  const offset = Math.round(offsetAt(ms) / MINUTE_MS);
  const size = Math.abs(offset);
  return `${wallClock(ms).slice(0, 19)}${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}
