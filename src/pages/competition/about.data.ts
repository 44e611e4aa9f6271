import { hasScorers } from '../../features/standings/scorer-words.ts';
import type { Competition } from '../../shared/api/generated/model';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { competitionQuery, readCompetitionId } from './competition.data.ts';
import { pipelineQuery, standingsQuery, statsQuery } from './standings.data.ts';

/** The team that a competition has been won by; null while it is on, and where nobody has won it alone. */
export const championOf = ({ phase, champion }: Competition): Competition['champion'] =>
  phase === 'finished' ? champion : null;

/** Of a finished competition how it was won; of others there is nothing more to ask. */
export const loader = pageLoader(({ client, params }) => {
  const id = readCompetitionId(params);
  if (id === null) return null;
  const query = competitionQuery(id);
  return client.prefetchQuery(query).then(() => {
    const competition = client.getQueryData(query.queryKey)?.competition;
    if (!competition || !championOf(competition)) return null;
    return Promise.all([
      client.prefetchQuery(pipelineQuery(id)),
      client.prefetchQuery(standingsQuery(id)),
      hasScorers(competition.sport.key) ? client.prefetchQuery(statsQuery(id)) : undefined,
    ]);
  });
});
