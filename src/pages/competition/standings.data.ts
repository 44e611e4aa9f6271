import {
  getGetPipelineQueryOptions,
  getGetStandingsQueryOptions,
} from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { CompetitionFormat, Id } from '../../shared/api/generated/model';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { readCompetitionId } from './competition.data.ts';

/** What a format has on this page; `custom` may have either. */
export const partsOf: Readonly<Record<CompetitionFormat, { tables: boolean; brackets: boolean }>> = {
  league: { tables: true, brackets: false },
  'double-league': { tables: true, brackets: false },
  knockout: { tables: false, brackets: true },
  'double-knockout': { tables: false, brackets: true },
  'groups-knockout': { tables: true, brackets: true },
  custom: { tables: true, brackets: true },
};

export const standingsQuery = (id: Id) => getGetStandingsQueryOptions(id);
export const pipelineQuery = (id: Id) => getGetPipelineQueryOptions(id);

/** Both: which of them the page has is known with the competition, for which they do not wait. */
export const loader = pageLoader(({ client, params }) => {
  const id = readCompetitionId(params);
  if (id === null) return null;
  return Promise.all([client.prefetchQuery(standingsQuery(id)), client.prefetchQuery(pipelineQuery(id))]);
});
