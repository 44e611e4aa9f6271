import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type CalendarAddress, calendarSearch } from '../../entities/venue-calendar/calendar-address.ts';
import type { Id } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { useMinute } from '../../shared/platform/use-minute.ts';
import { useSearch } from '../../shared/routing/use-search.ts';
import { calendarQuery } from './admin-venue-calendar.data.ts';

/** Slots begin and end on a quarter of an hour (design §4, delayed start). */
const QUARTER_MS = 15 * 60_000;

/** What the address says of the calendar, its answer, and the way to change the address in place, so that Back leaves the page. */
export function useCalendar(venueId: Id, isAsked: boolean) {
  const { search, change } = useSearch();
  const address = calendarSearch.read(search);
  const { view, courtId, sportId } = address;
  const minute = useMinute();
  const quarter = minute - (minute % QUARTER_MS);
  const date = address.date ?? tiraneDate(minute);
  // `select` runs anew only when it is another function
  const options = useMemo(
    () => calendarQuery(venueId, view, date, { courtId, sportId }, quarter),
    [venueId, view, date, courtId, sportId, quarter],
  );
  return {
    address,
    date,
    query: useQuery(skipUnless(isAsked, options)),
    change: (part: Partial<CalendarAddress>) =>
      void change((latest) => calendarSearch.write(latest, part), { replace: true }),
  };
}
