import { asksForOwn, parseTeamFilters, toTeamParams, type TeamFilters } from '../../entities/team/team-filters.ts';
import { prefetchVenueLookups } from '../../entities/venue/venue-lookups.ts';
import { apiContext } from '../../shared/api/context.ts';
import { getListTeamsQueryOptions } from '../../shared/api/generated/endpoints/teams/teams.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';

/** The teams that the URL asks for. */
export const teamsQuery = (filters: TeamFilters) => getListTeamsQueryOptions(toTeamParams(filters));

export const loader = pageLoader((client, url) => {
  const filters = parseTeamFilters(url.searchParams);
  prefetchVenueLookups(client);
  // a guest who asks for an own list is asked to sign in
  return asksForOwn(filters) && !apiContext().isComplete() ? undefined : client.prefetchQuery(teamsQuery(filters));
});
