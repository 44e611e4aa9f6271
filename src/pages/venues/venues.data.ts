import { apiContext } from '../../shared/api/context.ts';
import { getListVenuesQueryOptions } from '../../shared/api/generated/endpoints/venues/venues.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { layoutOf } from '../../shared/platform/device.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { parseVenueFilters, toListParams, type VenueFilters } from '../../entities/venue/venue-filters.ts';
import { prefetchVenueLookups } from '../../entities/venue/venue-lookups.ts';
import type * as FurtherFiltersModule from './further-filters.tsx';

/** The venues that the URL asks for. */
export const venuesQuery = (filters: VenueFilters) => getListVenuesQueryOptions(toListParams(filters));

const start = pageLoader((client, url) => {
  const { filters } = parseVenueFilters(url.searchParams, tiraneDate(now()));
  prefetchVenueLookups(client);
  // a guest who asks for bookmarks is asked to sign in
  return filters.bookmark && !apiContext().isAuthenticated() ? undefined : client.prefetchQuery(venuesQuery(filters));
});

/** What a wide screen shows above the list from the start; null on phones. */
export type WideParts = typeof FurtherFiltersModule | null;

/** Wide screens wait for the bar of further filters as well: coming later it would push the list down. */
export async function loader(args: Parameters<typeof start>[0]): Promise<WideParts> {
  const wide = layoutOf(globalThis.innerWidth) === 'tablet' ? import('./further-filters.tsx') : null;
  const [parts] = await Promise.all([wide, start(args)]);
  return parts;
}
