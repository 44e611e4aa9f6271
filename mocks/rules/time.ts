/** Sport time: every date and wall time is Europe/Tirane whatever the device's zone (R16, design §1). */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const wallClock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Tirane', hourCycle: 'h23',
  year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit',
});
const offsets = new Map<number, number>();

/** How far the wall clock is ahead of UTC at an instant. The zone changes at full hours only, so an hour is asked for once. */
export function offsetAt(instant: number): number {
  const hour = Math.floor(instant / HOUR);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  const part = Object.fromEntries(wallClock.formatToParts(hour * HOUR).map(({ type, value }) => [type, Number(value)]));
  const wall = Date.UTC(part['year'] ?? 0, (part['month'] ?? 1) - 1, part['day'], part['hour'], part['minute'], part['second']);
  const offset = wall - hour * HOUR;
  offsets.set(hour, offset);
  return offset;
}

/** The instant of a wall time, `minutes` after midnight of the date; more than 24 h runs into the next day (design §14.1). */
export function toUtc(date: string, minutes: number): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE;
  const guess = wall - offsetAt(wall);
  return wall - offsetAt(guess);
}

/** The Tirane date of an instant. */
export const dateOf = (instant: number): string => new Date(instant + offsetAt(instant)).toISOString().slice(0, 10);

/** ISO 8601 with the offset of Tirane, e.g. `2026-11-26T19:00:00+01:00` (design §0). */
export function toIso(instant: number): string {
  const offset = offsetAt(instant);
  const ahead = `+${wallTime(offset / MINUTE)}`;
  return `${new Date(instant + offset).toISOString().slice(0, 19)}${ahead}`;
}

/** `HH:mm` of minutes after midnight; the end of the last slot is 24:00. */
export const wallTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** 1 is Monday, 7 is Sunday. */
export const isoWeekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
