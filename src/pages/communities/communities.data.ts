import { type CommunityFilters, communitySearch } from '../../entities/community/community-filters.ts';
import { prefetchVenueLookups } from '../../entities/venue/venue-lookups.ts';
import { apiContext } from '../../shared/api/context.ts';
import { getListCommunitiesQueryOptions } from '../../shared/api/generated/endpoints/communities/communities.ts';
import { pageOf } from '../../shared/routing/list-search.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { searchDialogs } from '../../shared/routing/search-dialogs.ts';

/** How many fill a page. */
const PER_PAGE = 12;

/** The communities that the URL asks for. */
export const communitiesQuery = (filters: CommunityFilters) =>
  getListCommunitiesQueryOptions(pageOf(filters, PER_PAGE));

/** `?do=create`: the dialog of a new community. */
export const createDialog = searchDialogs({ do: ['create'] });

export const loader = pageLoader(({ client, url }) => {
  const filters = communitySearch.read(url.searchParams);
  void prefetchVenueLookups(client);
  // a guest who asks for their own is asked to sign in
  return filters.mine && !apiContext().isComplete() ? null : client.prefetchQuery(communitiesQuery(filters));
});
