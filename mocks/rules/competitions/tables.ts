import { engineInput } from '../../../src/shared/lib/engine-input.ts';
import {
  count,
  standings,
  type StandingsInput,
  type StandingTable,
  type TeamEntry,
  withRankChange,
} from '../../../src/tournament/index.ts';
import type { TableGame } from '../../../src/shared/api/generated/model';
import type { CompetitionRecord, GameRecord, StageGroupRecord, StageRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { cardsOf } from '../games/log.ts';
import { resultStatusOf } from '../games/outcome.ts';
import { rulesOfCompetition } from '../games/rules.ts';
import { existing } from '../shared/lookups.ts';
import { toIso } from '../shared/time.ts';
import { stagesOf } from './board.ts';

/** A table with what it is the table of. */
export interface TableOf {
  readonly stage: StageRecord;
  readonly group: StageGroupRecord;
  readonly table: StandingTable;
}

/** The tables of a competition: one for each group of each round robin that has its teams. */
export const tablesOf = (db: DbReader, competition: CompetitionRecord, now: number): TableOf[] =>
  stagesOf(db, competition.id)
    .filter(({ type }) => type === 'round-robin')
    .flatMap((stage) =>
      groupsOf(db, stage.id)
        .filter(({ team_ids }) => team_ids.length > 0)
        .map((group) => ({ stage, group, table: tableOf(db, { competition, stage, group }, now) })),
    );

export const groupsOf = (db: DbReader, stageId: number): StageGroupRecord[] =>
  db.stageGroups.by('stage', stageId).toSorted((a, b) => a.id - b.id);

interface Scope {
  readonly competition: CompetitionRecord;
  readonly stage: StageRecord;
  readonly group: StageGroupRecord;
}

/** With what the last matchday has changed, which may be on. */
function tableOf(db: DbReader, scope: Scope, now: number): StandingTable {
  const games = tableGames(db, scope, now);
  const input = inputOf(db, scope, games);
  const counted = new Set(count(input).games.map(({ id }) => id));
  const last = Math.max(0, ...games.filter(({ id }) => counted.has(id)).map(({ round }) => round));
  const earlier = games.map((one) => (one.round === last ? unplayed(one) : one));
  return withRankChange(standings(input), standings(inputOf(db, scope, earlier)));
}

/** A team that one result has moved in its table. */
export interface RankMove {
  readonly team: number;
  readonly from: number;
  readonly to: number;
}

/** Whom the result of a game has moved in its table, all other results being what they are and no other game being on; who had not played before had no rank. */
export function movesBy(db: DbReader, game: GameRecord, now: number): RankMove[] {
  const competition = db.competitions.get(game.competition_id ?? 0);
  const stage = db.stages.get(game.place?.stage_id ?? 0);
  const group = db.stageGroups.get(game.place?.group_id ?? 0);
  if (!competition || !stage || !group) return [];
  const scope = { competition, stage, group };
  const isOn = ({ id, status }: TableGame) => id !== game.id && (status === 'live' || status === 'break');
  const games = tableGames(db, scope, now).map((one) => (isOn(one) ? unplayed(one) : one));
  const without = games.map((one) => (one.id === game.id ? unplayed(one) : one));
  const before = new Map(standings(inputOf(db, scope, without)).rows.map((row) => [row.team, row]));
  return standings(inputOf(db, scope, games)).rows.flatMap(({ team, status, rank }) => {
    const row = before.get(team);
    if (!row || row.played === 0 || status !== 'active' || row.rank === rank) return [];
    return { team, from: row.rank, to: rank };
  });
}

function inputOf(db: DbReader, { competition, stage, group }: Scope, games: readonly TableGame[]): StandingsInput {
  const parts = {
    competitionId: competition.id,
    sport: existing(db.sports.get(competition.sport_id), 'sport').key,
    ranking: competition.ranking,
    rules: rulesOfCompetition(db, competition),
    legs: stage.settings.legs,
    teams: group.team_ids.map((id) => teamEntry(db, competition.id, id)),
  };
  return engineInput({ ...parts, games });
}

const unplayed = (game: TableGame): TableGame => ({
  ...game,
  status: 'scheduled',
  home_score: null,
  away_score: null,
  sets: [],
  forfeits: [],
});

/** The games that a table is made of; those whose teams are not known yet are not among them. */
export const tableGames = (db: DbReader, { competition, group }: Scope, now: number): TableGame[] =>
  db.games
    .by('competition', competition.id)
    .filter(({ place }) => place?.group_id === group.id)
    .flatMap((game) => toTableGame(db, game, now) ?? []);

function teamEntry(db: DbReader, competitionId: number, id: number): TeamEntry {
  const entry = db.competitionTeams.one('entry', competitionId, id);
  return { id, status: entry?.status ?? 'withdrawn', deductions: entry?.deductions ?? [] };
}

function toTableGame(db: DbReader, game: GameRecord, now: number): TableGame | null {
  const { id, place, home_team_id, away_team_id, status, home_score, away_score } = game;
  if (!place || home_team_id === null || away_team_id === null) return null;
  return {
    id,
    round: place.round,
    starts_at: game.starts_at === null ? null : toIso(game.starts_at),
    home_team_id,
    away_team_id,
    status,
    result_status: resultStatusOf(game, now),
    home_score,
    away_score,
    sets: game.sets.map(({ home, away }) => ({ home, away })),
    forfeits: [...game.forfeits],
    cards: status === 'walkover' ? [] : cardsOf(db, game),
  };
}
