import {
  parseCommunityFilters,
  toCommunityParams,
  type CommunityFilters,
} from '../../entities/community/community-filters.ts';
import { prefetchVenueLookups } from '../../entities/venue/venue-lookups.ts';
import { apiContext } from '../../shared/api/context.ts';
import { getListCommunitiesQueryOptions } from '../../shared/api/generated/endpoints/communities/communities.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';

/** The communities that the URL asks for. */
export const communitiesQuery = (filters: CommunityFilters) =>
  getListCommunitiesQueryOptions(toCommunityParams(filters));

const NAME = 'do';
const CREATE = 'create';

/** True while the address asks for the dialog of a new community: `?do=create`. */
export const isCreating = (search: URLSearchParams): boolean => search.get(NAME) === CREATE;

/** The same search with the dialog of a new community over it. Including `?`. */
export const withCreating = (filters: string): string =>
  `?${new URLSearchParams([...new URLSearchParams(filters), [NAME, CREATE]])}`;

export const loader = pageLoader((client, url) => {
  const filters = parseCommunityFilters(url.searchParams);
  prefetchVenueLookups(client);
  // a guest who asks for their own is asked to sign in
  return filters.mine && !apiContext().isComplete() ? undefined : client.prefetchQuery(communitiesQuery(filters));
});
