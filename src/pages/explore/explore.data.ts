import { apiContext } from '../../shared/api/context.ts';
import type { ModuleType } from '../../shared/api/generated/model';
import { getListBookingsQueryOptions } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import { getListVenuesQueryOptions } from '../../shared/api/generated/endpoints/venues/venues.ts';
import { now } from '../../shared/platform/clock.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { nextEvening } from '../../entities/venue/tonight.ts';
import { sportsQuery } from '../../entities/venue/venue-lookups.ts';

/** Full rows of one, two or four. */
export const VENUES = 4;
/** Those that are shown under "tonight" are left out, and as many are left as are shown. */
const SAVED = 2 * VENUES;
/** The next one; all of them are a page of their own. */
const BOOKINGS = 1;

/** Venues with a free court this evening, in the user's own city when it is known. */
export const tonightQuery = (evening: { date: string; timeSlotId: number }, cityId: number | undefined) =>
  getListVenuesQueryOptions({
    page: 1,
    per_page: VENUES,
    available_time_slot_id: evening.timeSlotId,
    date: evening.date,
    ...(cityId === undefined ? {} : { city_id: cityId }),
  });

export const bookmarksQuery = getListVenuesQueryOptions({ page: 1, per_page: SAVED, bookmark: true });

export const upcomingQuery = getListBookingsQueryOptions({ when: 'upcoming', page: 1, per_page: BOOKINGS });

/** What the page asks for whom, once it is known who is looking (R17). */
export const loader = pageLoader((client, _url, _params, user) => {
  const api = apiContext();
  if (asksForBookings(api.isAuthenticated(), api.getModule())) void client.prefetchQuery(upcomingQuery);
  void client.prefetchQuery(tonightQuery(nextEvening(now()), user?.city?.id));
  void client.prefetchQuery(sportsQuery);
  if (api.isAuthenticated()) void client.prefetchQuery(bookmarksQuery);
});

/** Bookings belong to the player's own profile. */
export const asksForBookings = (isAuthenticated: boolean, module: ModuleType): boolean =>
  isAuthenticated && module === 'base';
