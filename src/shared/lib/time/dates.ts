/** Calendar dates as `yyyy-MM-dd` strings: no time zone, no `Date` object leaves this file (design §0). */

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

/** Midnight of the calendar day read as UTC: a day count in disguise, never an instant. Throws on a malformed date. */
function utcMidnight(date: string): number {
  const parts = DATE.exec(date);
  if (!parts) throw new RangeError(`Not a yyyy-MM-dd date: ${date}`);
  // setUTCFullYear and not Date.UTC: the latter reads the years 0 to 99 as 1900 to 1999
  return new Date(0).setUTCFullYear(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
}

const fromUtcMidnight = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** True for a date that exists in the calendar (2027-02-29 does not). */
export function isValidDate(date: string): boolean {
  return DATE.test(date) && fromUtcMidnight(utcMidnight(date)) === date;
}

/** The days that a request may name (`RequestDate`; a test holds them against the contract). */
export const FIRST_DAY = '2001-01-01';
export const LAST_DAY = '2098-12-31';

/** True for a day that the API can be asked about. */
export const isAskable = (date: string): boolean => isValidDate(date) && date >= FIRST_DAY && date <= LAST_DAY;

/** The date `days` later; earlier when negative. */
export function addDays(date: string, days: number): string {
  return fromUtcMidnight(utcMidnight(date) + days * DAY_MS);
}

/** Days from one date to another, negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / DAY_MS);
}

/** Monday 1 … Sunday 7. */
export function isoWeekday(date: string): number {
  return new Date(utcMidnight(date)).getUTCDay() || 7;
}

/** The Monday of the week that holds the date: the week starts on Monday in both languages (R16). */
export function startOfWeek(date: string): string {
  return addDays(date, 1 - isoWeekday(date));
}

/** The week that holds the date by ISO 8601, '2026-W48': it belongs to the year of its Thursday. */
export function isoWeek(date: string): string {
  const thursday = addDays(startOfWeek(date), 3);
  const year = thursday.slice(0, 4);
  const week = 1 + Math.floor(daysBetween(`${year}-01-01`, thursday) / 7);
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Order for `Array.prototype.sort`. */
export function compareDates(a: string, b: string): number {
  return utcMidnight(a) - utcMidnight(b);
}

/** Year, month 1 to 12 and day as numbers. */
export function dateParts(date: string): { year: number; month: number; day: number } {
  const at = new Date(utcMidnight(date));
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
}
