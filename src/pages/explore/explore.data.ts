import { apiContext } from '../../shared/api/context.ts';
import type { ModuleType } from '../../shared/api/generated/model';
import { getListBookingsQueryOptions } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import { getListCompetitionsQueryOptions } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import { getListCommunitiesQueryOptions } from '../../shared/api/generated/endpoints/communities/communities.ts';
import { getGetExploreQueryOptions } from '../../shared/api/generated/endpoints/explore/explore.ts';
import { getListOrganizationsQueryOptions } from '../../shared/api/generated/endpoints/organizations/organizations.ts';
import { getListTeamsQueryOptions } from '../../shared/api/generated/endpoints/teams/teams.ts';
import { getListVenuesQueryOptions } from '../../shared/api/generated/endpoints/venues/venues.ts';
import { now } from '../../shared/platform/clock.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { nextEvening } from '../../entities/venue/tonight.ts';
import { teamSearch } from '../../entities/team/team-filters.ts';
import { sportsQuery } from '../../entities/venue/venue-lookups.ts';
import { type ExploreWish, readWish } from './explore-wish.ts';

/** Full rows of one, two or four. */
export const VENUES = 4;
/** Those that are shown under "tonight" are left out, and as many are left as are shown. */
const SAVED = 2 * VENUES;
/** The next one; all of them are a page of their own. */
const BOOKINGS = 1;

/** Venues with a free court this evening, of the sport and in the city that the page is narrowed to. */
export const tonightQuery = (
  evening: { date: string; timeSlotId: number },
  { sportId, cityId }: Pick<ExploreWish, 'sportId' | 'cityId'>,
) =>
  getListVenuesQueryOptions({
    page: 1,
    per_page: VENUES,
    available_time_slot_id: evening.timeSlotId,
    date: evening.date,
    ...(sportId === undefined ? {} : { sport_id: sportId }),
    ...(cityId === undefined ? {} : { city_id: cityId }),
  });

export const bookmarksQuery = getListVenuesQueryOptions({ page: 1, per_page: SAVED, bookmark: true });

export const upcomingQuery = getListBookingsQueryOptions({ when: 'upcoming', page: 1, per_page: BOOKINGS });

/** Live games, events, venues, competitions, communities and teams of the sport and in the city that the page is narrowed to (design §12). */
export const nearQuery = ({ sportId, cityId }: Pick<ExploreWish, 'sportId' | 'cityId'>) =>
  getGetExploreQueryOptions({
    ...(sportId !== undefined && { sport_id: sportId }),
    ...(cityId !== undefined && { city_id: cityId }),
  });

/** Teams of these words. */
export const teamsQuery = (keywords: string) => getListTeamsQueryOptions({ page: 1, per_page: VENUES, keywords });

/** Competitions of these words. */
export const competitionsQuery = (keywords: string) =>
  getListCompetitionsQueryOptions({ page: 1, per_page: VENUES, keywords });

/** Communities of these words. */
export const communitiesQuery = (keywords: string) =>
  getListCommunitiesQueryOptions({ page: 1, per_page: VENUES, keywords });

/** Organizations of these words. */
export const organizationsQuery = (keywords: string) =>
  getListOrganizationsQueryOptions({ page: 1, per_page: VENUES, keywords });

/** What the page asks for whom, once it is known who is looking (R17). */
export const loader = pageLoader(({ client, url, user }) => {
  const api = apiContext();
  if (asksForBookings(api.isComplete(), api.getModule())) void client.prefetchQuery(upcomingQuery);
  const wish = readWish(url.search, user?.city?.id);
  const { keywords } = teamSearch.read(url.searchParams);
  void client.prefetchQuery(tonightQuery(nextEvening(now()), wish));
  void client.prefetchQuery(sportsQuery);
  if (keywords !== undefined) {
    void client.prefetchQuery(teamsQuery(keywords));
    void client.prefetchQuery(competitionsQuery(keywords));
    void client.prefetchQuery(communitiesQuery(keywords));
    void client.prefetchQuery(organizationsQuery(keywords));
  }
  if (api.isComplete()) void client.prefetchQuery(bookmarksQuery);
  return client.prefetchQuery(nearQuery(wish));
});

/** Bookings belong to the player's own profile. */
export const asksForBookings = (isComplete: boolean, module: ModuleType): boolean => isComplete && module === 'base';
