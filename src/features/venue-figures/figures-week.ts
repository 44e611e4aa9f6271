import { withParams } from '../../shared/routing/search-state.ts';
import { addDays, daysBetween, isValidDate, startOfWeek } from '../../shared/lib/time/dates.ts';

/** Ten years: no venue looks further, and addresses may say anything. */
const FURTHEST_DAYS = 3660;

/** The Monday of the week that an address names (`?week=2026-11-26`, any day of it); of today's week when it names none. */
export function readWeek(search: URLSearchParams, today: string): string {
  const named = search.get('week') ?? '';
  const isNear = isValidDate(named) && Math.abs(daysBetween(today, named)) <= FURTHEST_DAYS;
  return startOfWeek(isNear ? named : today);
}

/** The search with this week (its Monday); this week needs no name. Everything else of the address stays. */
export const withWeek = (search: URLSearchParams, monday: string, today: string): URLSearchParams =>
  withParams(search, { week: monday === startOfWeek(today) ? null : monday });

/** Monday to Sunday, `yyyy-MM-dd`. */
export const lastDay = (monday: string): string => addDays(monday, 6);
