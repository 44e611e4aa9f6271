import {
  type TableGame,
  standings,
  type StandingsInput,
  type StandingTable,
  withRankChange,
} from '../../../src/tournament/index.ts';
import { engineRules } from '../../../src/shared/lib/engine-rules.ts';
import type { CompetitionRecord, GameRecord, StageGroupRecord, StageRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { resultStateOf } from '../games/result.ts';
import { existing } from '../shared/lookups.ts';
import { stagesOf } from './board.ts';

/** A table with what it is the table of. */
export interface TableOf {
  readonly stage: StageRecord;
  readonly group: StageGroupRecord;
  readonly table: StandingTable;
}

/** The tables of a competition: one for each group of each round robin. */
export const tablesOf = (db: DbReader, competition: CompetitionRecord, now: number): TableOf[] =>
  stagesOf(db, competition.id)
    .filter(({ type }) => type === 'round-robin')
    .flatMap((stage) =>
      groupsOf(db, stage.id).map((group) => ({ stage, group, table: tableOf(db, { competition, stage, group }, now) })),
    );

export const groupsOf = (db: DbReader, stageId: number): StageGroupRecord[] =>
  db.stageGroups.by('stage', stageId).toSorted((a, b) => a.id - b.id);

interface Scope {
  readonly competition: CompetitionRecord;
  readonly stage: StageRecord;
  readonly group: StageGroupRecord;
}

/** With what the last matchday has changed. */
function tableOf(db: DbReader, scope: Scope, now: number): StandingTable {
  const { competition, stage, group } = scope;
  const games = db.games.by('competition', competition.id).filter((game) => game.place?.group_id === group.id);
  const sport = existing(db.sports.get(competition.sport_id), 'sport').key;
  const input: StandingsInput = {
    sport,
    teams: group.team_ids.map((id) => teamEntry(db, competition.id, id)),
    games: games.flatMap((game) => toEngineGame(game, now) ?? []),
    rules: engineRules(competition.ranking, sport),
    legs: stage.settings.legs,
    seed: competition.id,
  };
  const played = games.filter(({ status }) => status === 'finished' || status === 'walkover');
  const last = Math.max(0, ...played.map(({ place }) => place?.round ?? 0));
  const lastIds = new Set(games.filter(({ place }) => place?.round === last).map(({ id }) => id));
  const earlier = { ...input, games: input.games.map((one) => (lastIds.has(one.id) ? unplayed(one) : one)) };
  return withRankChange(standings(input), standings(earlier));
}

const unplayed = ({ id, home, away, at }: TableGame): TableGame => ({
  id,
  home,
  away,
  at,
  status: 'scheduled',
  score: null,
});

function teamEntry(db: DbReader, competitionId: number, id: number): StandingsInput['teams'][number] {
  const entry = db.competitionTeams.one('entry', competitionId, id);
  return { id, status: entry?.status ?? 'withdrawn', deductions: entry?.deductions ?? [] };
}

function toEngineGame(game: GameRecord, now: number): TableGame | null {
  const { id, home_team_id: home, away_team_id: away, status, home_score, away_score } = game;
  if (home === null || away === null) return null;
  return {
    id,
    home,
    away,
    status,
    resultStatus: game.result === null ? 'official' : resultStateOf(game.result, now),
    at: game.starts_at ?? 0,
    score: home_score === null || away_score === null ? null : { home: home_score, away: away_score },
    sets: game.sets.map((set) => ({ home: set.home, away: set.away })),
    forfeits: game.forfeits,
  };
}
