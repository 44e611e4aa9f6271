import { getListBookingsQueryOptions } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import { getListVenuesQueryOptions } from '../../shared/api/generated/endpoints/venues/venues.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { sportsQuery } from '../../entities/venue/venue-lookups.ts';

const VENUES = 6;
const BOOKINGS = 3;

/** Venues with a free court this evening, in the user's own city when it is known. */
export const tonightQuery = (evening: { date: string; timeSlotId: number }, cityId: number | undefined) =>
  getListVenuesQueryOptions({
    page: 1,
    per_page: VENUES,
    available_time_slot_id: evening.timeSlotId,
    date: evening.date,
    ...(cityId === undefined ? {} : { city_id: cityId }),
  });

export const bookmarksQuery = getListVenuesQueryOptions({ page: 1, per_page: VENUES, bookmark: true });

export const upcomingQuery = getListBookingsQueryOptions({ when: 'upcoming', page: 1, per_page: BOOKINGS });

/** What else the page asks depends on who is looking, which a loader does not know: the page starts it at once. */
export const loader = pageLoader(['home', 'venues'], (client) => {
  void client.prefetchQuery(sportsQuery);
});
