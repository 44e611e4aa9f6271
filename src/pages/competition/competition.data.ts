import type { Params } from 'react-router';
import { getGetCompetitionQueryOptions } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Id } from '../../shared/api/generated/model';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { MAX_ID, toWhole } from '../../shared/routing/search-params.ts';

export const competitionQuery = (id: Id) => getGetCompetitionQueryOptions(id);

/** The id in the address `/competition/{id}/…`; null for what is no id. */
export const readCompetitionId = ({ id }: Params): Id | null => toWhole(id ?? null, MAX_ID) ?? null;

/** Starts the competition. What the page in the frame shows besides, its own loader starts. */
export const loader = pageLoader(({ client, params }) => {
  const id = readCompetitionId(params);
  return id === null ? null : client.prefetchQuery(competitionQuery(id));
});
