import {
  asksForOwn,
  type CompetitionFilters,
  competitionSearch,
} from '../../entities/competition/competition-filters.ts';
import { prefetchVenueLookups } from '../../entities/venue/venue-lookups.ts';
import { apiContext } from '../../shared/api/context.ts';
import { getListCompetitionsQueryOptions } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import { pageOf } from '../../shared/routing/list-search.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';

/** How many fill a page. */
const PER_PAGE = 12;

/** The competitions that the URL asks for. */
export const competitionsQuery = (filters: CompetitionFilters) =>
  getListCompetitionsQueryOptions(pageOf(filters, PER_PAGE));

export const loader = pageLoader(({ client, url }) => {
  const filters = competitionSearch.read(url.searchParams);
  void prefetchVenueLookups(client);
  // a guest who asks for an own list is asked to sign in
  return asksForOwn(filters) && !apiContext().isComplete() ? null : client.prefetchQuery(competitionsQuery(filters));
});
