import { hasScorers } from '../../features/standings/scorer-words.ts';
import {
  getGetCompetitionStatsQueryOptions,
  getGetPipelineQueryOptions,
  getGetStandingsQueryOptions,
} from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { CompetitionFormat, Id, Stage } from '../../shared/api/generated/model';
import { pageLoader } from '../../shared/routing/loader-context.ts';
import { competitionQuery, readCompetitionId } from './competition.data.ts';

interface Parts {
  tables: boolean;
  brackets: boolean;
}

/** What a format begins with; `custom` may have either. */
const ofFormat: Readonly<Record<CompetitionFormat, Parts>> = {
  league: { tables: true, brackets: false },
  'double-league': { tables: true, brackets: false },
  knockout: { tables: false, brackets: true },
  'double-knockout': { tables: false, brackets: true },
  'groups-knockout': { tables: true, brackets: true },
  custom: { tables: true, brackets: true },
};

/** What a competition has on this page: by its stages, which its organizer may have changed; by its format where they are not known. */
export function partsOf(format: CompetitionFormat, stages: readonly Stage[] = []): Parts {
  if (stages.length === 0) return ofFormat[format];
  const tables = stages.filter(({ type }) => type === 'round-robin').length;
  return { tables: tables > 0, brackets: tables < stages.length };
}

export const standingsQuery = (id: Id) => getGetStandingsQueryOptions(id);
export const pipelineQuery = (id: Id) => getGetPipelineQueryOptions(id);
/** Asked for of sports whose players score by themselves. */
export const statsQuery = (id: Id) => getGetCompetitionStatsQueryOptions(id);

/** Which of tables and brackets the page has is known with the competition, for which they do not wait; the scorers do. */
export const loader = pageLoader(({ client, params }) => {
  const id = readCompetitionId(params);
  if (id === null) return null;
  const query = competitionQuery(id);
  const scorers = client.prefetchQuery(query).then(() => {
    const sport = client.getQueryData(query.queryKey)?.competition.sport.key;
    return sport && hasScorers(sport) ? client.prefetchQuery(statsQuery(id)) : undefined;
  });
  return Promise.all([client.prefetchQuery(standingsQuery(id)), client.prefetchQuery(pipelineQuery(id)), scorers]);
});
