import { asksForOwn, type TeamFilters, teamSearch } from '../../entities/team/team-filters.ts';
import { prefetchVenueLookups } from '../../entities/venue/venue-lookups.ts';
import { apiContext } from '../../shared/api/context.ts';
import { getListTeamsQueryOptions } from '../../shared/api/generated/endpoints/teams/teams.ts';
import { pageOf } from '../../shared/routing/list-search.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';

/** How many fill a page. */
const PER_PAGE = 12;

/** The teams that the URL asks for. */
export const teamsQuery = (filters: TeamFilters) => getListTeamsQueryOptions(pageOf(filters, PER_PAGE));

export const loader = pageLoader(({ client, url }) => {
  const filters = teamSearch.read(url.searchParams);
  void prefetchVenueLookups(client);
  // a guest who asks for an own list is asked to sign in
  return asksForOwn(filters) && !apiContext().isComplete() ? null : client.prefetchQuery(teamsQuery(filters));
});
