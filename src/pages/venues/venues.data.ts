import { apiContext } from '../../shared/api/context.ts';
import { getListVenuesQueryOptions } from '../../shared/api/generated/endpoints/venues/venues.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { firstPaths } from '../../shared/routing/first-paths.ts';
import { toRedirect } from '../../shared/routing/to-redirect.ts';
import { ownSearch } from '../../entities/venue/own-search.ts';
import { parseVenueFilters, toListParams, type VenueFilters } from '../../entities/venue/venue-filters.ts';
import { prefetchVenueLookups } from '../../entities/venue/venue-lookups.ts';

/** The venues that the URL asks for. */
export const venuesQuery = (filters: VenueFilters) => getListVenuesQueryOptions(toListParams(filters));

/** An address that asks for nothing leads to the one that asks for the player's defaults; every other one shows what it says. */
export const loader = pageLoader(({ client, url }) => {
  const own = url.search ? null : ownSearch();
  if (own) throw toRedirect(firstPaths.venues(own), url.href);
  const { filters } = parseVenueFilters(url.searchParams, tiraneDate(now()));
  void prefetchVenueLookups(client);
  // a guest who asks for bookmarks is asked to sign in
  return filters.bookmark && !apiContext().isComplete() ? null : client.prefetchQuery(venuesQuery(filters));
});
