/** Instants against Europe/Tirane wall time, whatever the device's own zone is (R16, design §14.1). */
import { toMinutes, pad } from './wall-time.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const CACHED_HOURS = 20_000;

// 'en-US' only computes: Chromium has no Albanian, and no text comes from here (design §1.4)
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Tirane',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

const offsets = new Map<number, number>();

function readOffset(ms: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(ms)) parts[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - ms;
}

/** Offset from UTC in ms. Zones change on full hours only, so one answer per hour is kept: slot grids ask in thousands. */
function offsetAt(ms: number): number {
  const hour = Math.floor(ms / HOUR_MS);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  if (offsets.size >= CACHED_HOURS) offsets.clear();
  const offset = readOffset(hour * HOUR_MS);
  offsets.set(hour, offset);
  return offset;
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
