/** When games of a competition are, and what stands between them (design §14.6). */
import type { CompetitionRecord, GameRecord, StageRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { gamesOf, teamOf } from '../games/games.ts';
import { officialsOf } from '../games/officials.ts';
import { MINUTE } from '../shared/time.ts';
import { stagesOf } from './board.ts';
import { stageGames } from './stages.ts';

const off = new Set<GameRecord['status']>(['cancelled', 'abandoned', 'postponed', 'walkover']);

/** It takes time: it is neither off nor without one. */
export const hasTime = ({ status, starts_at }: GameRecord): boolean => starts_at !== null && !off.has(status);
/** It is still to be given a time. */
export const wantsTime = (game: GameRecord): boolean =>
  game.status === 'unscheduled' || (game.status === 'postponed' && game.starts_at === null);
export const teamsOfGame = (game: GameRecord): number[] =>
  (['home', 'away'] as const).flatMap((side) => teamOf(game, side) ?? []);
export const officialIds = (db: DbReader, { id }: GameRecord): number[] =>
  officialsOf(db, id).map(({ user_id }) => user_id);

/** The games of the same stage whose winner or loser a game waits for. */
export const feedersOf = ({ place }: GameRecord): number[] =>
  place === null ? [] : [place.home, place.away].flatMap(({ game_id }) => game_id ?? []);

/** The stages that this one takes its teams from, by itself or by a game. */
export function stagesBefore(stage: StageRecord, games: readonly GameRecord[]): Set<number> {
  const sources = games.flatMap(({ place }) => (place ? [place.home, place.away] : []));
  return new Set([...stage.inputs, ...sources].flatMap(({ stage_id }) => stage_id ?? []));
}

/** Whether a stage that this one waits for has games that have no time yet. */
export const waitsForTimes = (db: DbReader, stage: StageRecord, games: readonly GameRecord[]): boolean =>
  [...stagesBefore(stage, games)].some((id) => {
    const earlier = db.stages.get(id);
    const all = earlier ? stageGames(db, earlier) : [];
    return all.length === 0 || all.some(wantsTime);
  });

export interface Limits {
  /** Epoch milliseconds; -Infinity: nothing comes before. */
  readonly notBefore: number;
  readonly notAfter: number;
}

interface StageScope {
  readonly db: DbReader;
  readonly competition: CompetitionRecord;
  readonly stage: StageRecord;
  readonly games: readonly GameRecord[];
  readonly restMinutes: number;
}

/** Between the last game of the stages before it with its rest, and the first of those after it. */
export function stageLimits({ db, competition, stage, games, restMinutes }: StageScope): Limits {
  const rest = restMinutes * MINUTE;
  const length = lengthOf(competition);
  const before = stagesBefore(stage, games);
  let [notBefore, notAfter] = [-Infinity, Infinity];
  for (const other of stagesOf(db, competition.id)) {
    if (other.id === stage.id) continue;
    const its = stageGames(db, other);
    const times = its.filter(hasTime).flatMap(({ starts_at }) => starts_at ?? []);
    if (times.length === 0) continue;
    if (before.has(other.id)) notBefore = Math.max(notBefore, Math.max(...times) + length + rest);
    if (stagesBefore(other, its).has(stage.id)) notAfter = Math.min(notAfter, Math.min(...times) - rest);
  }
  return { notBefore, notAfter };
}

/** Milliseconds that a game takes. */
export const lengthOf = ({ game_rules }: CompetitionRecord): number => game_rules.match_minutes * MINUTE;

/** All games with a time of those who play or officiate in a game, without it and those of a list. */
export function gamesBeside(db: DbReader, game: GameRecord, without: ReadonlySet<number>): GameRecord[] {
  const ofTeams = teamsOfGame(game).flatMap((team) => gamesOf(db, team));
  const ofOfficials = officialIds(db, game).flatMap((user) =>
    db.gameOfficials.by('user', user).flatMap(({ game_id }) => db.games.get(game_id) ?? []),
  );
  return [...new Set([...ofTeams, ...ofOfficials])].filter(
    (one) => one.id !== game.id && !without.has(one.id) && hasTime(one),
  );
}
