import type { Id } from '../../shared/api/generated/model';
import { MAX_ID, toWhole } from '../../shared/lib/search-params.ts';
import { addDays, isAskable, startOfWeek } from '../../shared/lib/time/dates.ts';

export const CALENDAR_VIEWS = ['day', 'week'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** What the address of the calendar says; null is today, and all courts or sports. */
export interface CalendarAddress {
  date: string | null;
  view: CalendarView;
  courtId: Id | null;
  sportId: Id | null;
}

/** Reads `?date=2026-11-26&view=week&court=5&sport=1`; what is not valid counts as missing. */
export function readCalendar(search: URLSearchParams): CalendarAddress {
  const date = search.get('date');
  return {
    date: date !== null && isAskable(date) ? date : null,
    view: search.get('view') === 'week' ? 'week' : 'day',
    courtId: toWhole(search.get('court'), MAX_ID) ?? null,
    sportId: toWhole(search.get('sport'), MAX_ID) ?? null,
  };
}

/** The same search with another part of the calendar; other parameters stay as they are. */
export function writeCalendar(search: URLSearchParams, change: Partial<CalendarAddress>): URLSearchParams {
  const { date, view, courtId, sportId } = { ...readCalendar(search), ...change };
  const written = new URLSearchParams(search);
  const parameters = { date, view: view === 'week' ? view : null, court: courtId, sport: sportId };
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) written.delete(name);
    else written.set(name, String(value));
  }
  return written;
}

/** First and last day that a view of a date shows; a week starts on Monday (R16). */
export function shownDays(view: CalendarView, date: string): { from: string; to: string } {
  if (view === 'day') return { from: date, to: date };
  const from = startOfWeek(date);
  return { from, to: addDays(from, 6) };
}

/** The date one day or week later, or earlier with -1. */
export const turned = (view: CalendarView, date: string, by: 1 | -1): string =>
  addDays(date, view === 'week' ? by * 7 : by);
