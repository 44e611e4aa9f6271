import {
  getGetCompetitionQueryOptions,
  getGetPipelineQueryOptions,
  getListCompetitionTeamsQueryOptions,
} from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Id } from '../../shared/api/generated/model';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { MAX_ID, toWhole } from '../../shared/routing/search-params.ts';

/** The id of the address; 0, which no competition has, for anything else. */
export const readCompetitionId = (id: string | undefined): number => toWhole(id ?? null, MAX_ID) ?? 0;

export const competitionQuery = (id: Id) => getGetCompetitionQueryOptions(id);
export const pipelineQuery = (id: Id) => getGetPipelineQueryOptions(id);
export const teamsQuery = (id: Id) => getListCompetitionTeamsQueryOptions(id);

export const loader = pageLoader(({ client, params }) => {
  const id = readCompetitionId(params['competitionId']);
  if (id === 0) return null;
  void client.prefetchQuery(competitionQuery(id));
  void client.prefetchQuery(teamsQuery(id));
  return client.prefetchQuery(pipelineQuery(id));
});
