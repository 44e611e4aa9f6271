/** Months and the day grid of a calendar, on `yyyy-MM-dd` strings. */
import { addDays, dateParts, daysBetween, startOfWeek } from './dates.ts';
import { pad } from './wall-time.ts';

const DAYS = 7;

/** The first day of the date's month. */
export const startOfMonth = (date: string): string => `${date.slice(0, 8)}01`;

/** The first day of the month `months` later; earlier when negative. */
function monthAfter(date: string, months: number): string {
  const { year, month } = dateParts(date);
  const count = year * 12 + month - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${pad((count % 12) + 1)}-01`;
}

/** The last day of the date's month. */
export const endOfMonth = (date: string): string => addDays(monthAfter(date, 1), -1);

/** The same day `months` later, or the last one of a shorter month: 31 January + 1 is 28 or 29 February. */
export function addMonths(date: string, months: number): string {
  const first = monthAfter(date, months);
  const same = `${first.slice(0, 8)}${date.slice(8)}`;
  const last = endOfMonth(first);
  return same < last ? same : last;
}

/** The weeks of the date's month, Monday first (R16); null where a day belongs to the month before or after. */
export function monthWeeks(date: string): (string | null)[][] {
  const [first, last] = [startOfMonth(date), endOfMonth(date)];
  const monday = startOfWeek(first);
  const weeks = Math.floor(daysBetween(monday, last) / DAYS) + 1;
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS }, (__, day) => {
      const at = addDays(monday, week * DAYS + day);
      return at < first || at > last ? null : at;
    }),
  );
}

/** The day nearest to `date` from `min` to `max`. */
export function clampDate(date: string, min: string, max: string): string {
  if (date < min) return min;
  return date > max ? max : date;
}

/**
 * Where a key leads within a date grid: arrows by days and weeks, Home and End to Monday and Sunday, Page Up and Page Down
 * by months, with Shift by years (ARIA practice for date grids). Null when the key is not the grid's.
 */
export function dateByKey(date: string, key: string, shift: boolean): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -DAYS);
    case 'ArrowDown':
      return addDays(date, DAYS);
    case 'Home':
      return startOfWeek(date);
    case 'End':
      return addDays(startOfWeek(date), DAYS - 1);
    case 'PageUp':
      return addMonths(date, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shift ? 12 : 1);
    default:
      return null;
  }
}
