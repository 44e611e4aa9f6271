import { calendarSearch, type CalendarView, shownDays } from '../../entities/venue-calendar/calendar-address.ts';
import {
  calendarCells,
  type CalendarCells,
  type CalendarFilter,
} from '../../entities/venue-calendar/calendar-cells.ts';
import { getGetVenueCalendarQueryOptions } from '../../shared/api/generated/endpoints/venue-bookings/venue-bookings.ts';
import { venueRequestsQuery } from '../../features/venue-desk/venue-requests-query.ts';
import type { GetVenueCalendarData, Id } from '../../shared/api/generated/model';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';

/** What the page draws of an answer. */
export interface ShownCalendar extends Pick<GetVenueCalendarData, 'courts' | 'permissions'> {
  cells: CalendarCells;
}

/**
 * The calendar of a venue in a view of a date. While the next day is on its way the one before stays, as placeholder data: only of
 * the same view, whose grid has the same shape. Cells that an answer leaves as they were keep their identity, so that a row is
 * drawn anew only if something in it has changed.
 */
export const calendarQuery = (venueId: Id, view: CalendarView, date: string, filter: CalendarFilter, now: number) =>
  getGetVenueCalendarQueryOptions<ShownCalendar>(venueId, shownDays(view, date), {
    query: {
      select: (data) => ({
        courts: data.courts,
        permissions: data.permissions,
        cells: calendarCells(data, filter, now),
      }),
      placeholderData: (last) => (last && last.days.length > 1 === (view === 'week') ? last : undefined),
    },
  });

export const loader = pageLoader(({ client, url, profile: { entity_id: id } }) => {
  if (id === null) return null;
  const { view, date } = calendarSearch.read(url.searchParams);
  void client.prefetchQuery(venueRequestsQuery(id));
  return client.prefetchQuery(getGetVenueCalendarQueryOptions(id, shownDays(view, date ?? tiraneDate(now()))));
});
