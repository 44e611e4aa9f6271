import { getListVenuesQueryOptions } from '../../shared/api/generated/endpoints/venues/venues.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { parseVenueFilters, toListParams, type VenueFilters } from '../../entities/venue/venue-filters.ts';
import { prefetchVenueLookups } from '../../entities/venue/venue-lookups.ts';

/** The venues that the URL asks for. */
export const venuesQuery = (filters: VenueFilters) => getListVenuesQueryOptions(toListParams(filters));

export const loader = pageLoader(['venues'], (client, url) => {
  const { filters } = parseVenueFilters(url.searchParams, tiraneDate(now()));
  prefetchVenueLookups(client);
  // bookmarks need an account, which only the page knows
  return filters.bookmark ? undefined : client.prefetchQuery(venuesQuery(filters));
});
