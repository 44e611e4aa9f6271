import type { Id } from '../../shared/api/generated/model';
import { day, id, named, oneOfOr } from '../../shared/routing/search-params.ts';
import { searchState } from '../../shared/routing/search-state.ts';
import { addDays, startOfWeek } from '../../shared/lib/time/dates.ts';

export const CALENDAR_VIEWS = ['day', 'week'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** What the address of the calendar says; null is today, and all courts or sports. */
export interface CalendarAddress {
  date: string | null;
  view: CalendarView;
  courtId: Id | null;
  sportId: Id | null;
}

/** `?date=2026-11-26&view=week&court=5&sport=1`. */
export const calendarSearch = searchState<CalendarAddress>({
  date: day,
  view: oneOfOr('day', ['week']),
  courtId: named('court', id),
  sportId: named('sport', id),
});

/** First and last day that a view of a date shows; a week starts on Monday (R16). */
export function shownDays(view: CalendarView, date: string): { from: string; to: string } {
  if (view === 'day') return { from: date, to: date };
  const from = startOfWeek(date);
  return { from, to: addDays(from, 6) };
}

/** The date one day or week later, or earlier with -1. */
export const turned = (view: CalendarView, date: string, by: 1 | -1): string =>
  addDays(date, view === 'week' ? by * 7 : by);
