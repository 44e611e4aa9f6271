/** Sport time in minutes after midnight; shares the app's arithmetic (R16, design §1). */
import { tiraneDate, tiraneTime, toInstant, toIsoWithOffset } from '../../../src/shared/lib/time/tirane.ts';
import { addMinutes } from '../../../src/shared/lib/time/wall-time.ts';

export { addDays, isoWeekday } from '../../../src/shared/lib/time/dates.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** `HH:mm` of minutes after midnight; the end of the last slot is 24:00. */
export const wallTime = (minutes: number): string => addMinutes('00:00', minutes);

/** The instant of a wall time, `minutes` after midnight of the date; more than 24 h runs into the next day (design §14.1). */
export const toUtc = (date: string, minutes: number): number => toInstant(date, wallTime(minutes));

/** The Tirane date of an instant. */
export const dateOf = tiraneDate;

/** The Tirane wall time of an instant, `HH:mm`. */
export const wallTimeOf = tiraneTime;

/** ISO 8601 with the offset of Tirane, e.g. `2026-11-26T19:00:00+01:00` (design §0). */
export const toIso = toIsoWithOffset;

/** The same to the ms, for clocks that tick. */
export const toExactIso = (ms: number): string =>
  toIso(ms).replace(/(?=[+-]\d\d:\d\d$)/, `.${String(ms % 1_000).padStart(3, '0')}`);
