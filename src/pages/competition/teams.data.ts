import { getListCompetitionTeamsQueryOptions } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Id } from '../../shared/api/generated/model';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { readCompetitionId } from './competition.data.ts';

export const teamsQuery = (id: Id) => getListCompetitionTeamsQueryOptions(id);

export const loader = pageLoader(({ client, params }) => {
  const id = readCompetitionId(params);
  return id === null ? null : client.prefetchQuery(teamsQuery(id));
});
