/** A bracket after any result: who stands in the next games, and what ends without a game (design §14.3, decision 059). */
import type { CompetitionRecord, GameRecord, StageRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';
import { isLive, teamOf } from '../games/games.ts';
import { existing } from '../shared/lookups.ts';
import { type Around, type BracketStand, standOf } from './brackets.ts';
import {
  aroundOf,
  changeFor,
  forfeitScoreOf,
  type OpponentNews,
  type Settled,
  statusToPlay,
  unplayed,
} from './settled.ts';
import { stageGames } from './stages.ts';

/**
 * Plays the brackets of a stage again: winners and losers stand in their next games, and who has advanced by a result that was taken
 * back leaves them; whoever meets nobody goes on without a game, and a second final that is not needed is off. What people have
 * decided stays. Answers the games that have changed, and the teams that win without playing; a stage of round robins has none.
 */
export async function advanceBrackets(
  db: DbWriter,
  competition: CompetitionRecord,
  stage: StageRecord,
): Promise<Settled> {
  if (stage.type === 'round-robin') return { games: [], opponents: new Map() };
  const score = forfeitScoreOf(db, competition);
  const games: GameRecord[] = [];
  const opponents = new Map<number, OpponentNews>();
  for (const stand of standNow(stageGames(db, stage), aroundOf(db, competition.id))) {
    const stored = existing(db.games.get(stand.game.id), 'game');
    const change = differences(stored, changeOf(db, score, { ...stand, game: stored }));
    if (!change) continue;
    games.push(await db.games.update(stored.id, change));
    if (change.status === 'walkover' && stand.now.winner !== null) opponents.set(stand.now.winner, 'walkover');
  }
  return { games, opponents };
}

/** The games that follow from the outcome of this one and cannot be undone: they have begun, or somebody has decided them. */
export function followersThatBegan(db: DbReader, { id, competition_id }: GameRecord): GameRecord[] {
  if (competition_id === null) return [];
  const followers = db.games
    .by('competition', competition_id)
    .filter(({ place }) => place?.home.game_id === id || place?.away.game_id === id);
  return followers.flatMap((game) => (isByRule(game) ? followersThatBegan(db, game) : hasBegun(game) ? [game] : []));
}

const hasBegun = (game: GameRecord): boolean => isLive(game) || game.result !== null || begun.has(game.status);
const begun = new Set<GameRecord['status']>(['finished', 'walkover', 'suspended', 'abandoned']);
const closed = new Set<GameRecord['status']>(['finished', 'walkover', 'cancelled', 'abandoned']);

/** It ended without anybody's word: the bracket says again what becomes of it. */
const isByRule = ({ status, result }: GameRecord): boolean =>
  result === null && (status === 'walkover' || status === 'cancelled');

/** How it stands when nothing counts that followed only from who stood in a game before. */
function standNow(games: readonly GameRecord[], around: Around): BracketStand[] {
  const stand = standOf(games, around);
  const stale = new Set(
    stand
      .filter(({ game, now }) => isByRule(game) && game.status === 'walkover' && !isSeated(game, now))
      .map(({ game }) => game.id),
  );
  if (stale.size === 0) return stand;
  return standNow(
    games.map((game) => (stale.has(game.id) ? { ...game, ...unplayed, status: statusToPlay(game) } : game)),
    around,
  );
}

const sides = ['home', 'away'] as const;
const seatedBy = (seat: BracketStand['now']['home']): number | null => (seat.kind === 'team' ? seat.team : null);
const isSeated = (game: GameRecord, now: BracketStand['now']): boolean =>
  sides.every((side) => !comesFromGame(game, side) || teamOf(game, side) === seatedBy(now[side]));
const comesFromGame = ({ place }: GameRecord, side: 'home' | 'away'): boolean => place?.[side].game_id !== null;

/** Who sits in it by now, and what ends it without a game or makes it one again. */
function changeOf(db: DbReader, score: number, { game, now }: BracketStand): Partial<GameRecord> {
  if (!isByRule(game) && (game.result !== null || closed.has(game.status))) return {};
  const seats = sides
    .filter((side) => comesFromGame(game, side))
    .map((side): Partial<GameRecord> => {
      const id = seatedBy(now[side]);
      const label = id === null ? '' : existing(db.teams.get(id), 'team').name;
      return side === 'home' ? { home_team_id: id, home_label: label } : { away_team_id: id, away_label: label };
    });
  return Object.assign({}, ...seats, endOf(game, now, score)) as Partial<GameRecord>; // parts of one
}

function endOf(
  game: GameRecord,
  { state, home, away, winner }: BracketStand['now'],
  score: number,
): Partial<GameRecord> {
  switch (state) {
    case 'waiting':
    case 'ready':
      return isByRule(game) ? { ...unplayed, status: statusToPlay(game) } : {};
    case 'walkover':
      return changeFor(home.kind === 'team' && home.team === winner ? 'home' : 'away', score);
    case 'void':
      return changeFor(home.kind === 'team' && away.kind === 'team' ? 'nobody' : 'annulled', score);
    case 'needless':
      return changeFor('annulled', score);
    case 'decided':
      return {};
  }
}

/** What of a change is one; null for nothing. */
function differences(game: GameRecord, change: Partial<GameRecord>): Partial<GameRecord> | null {
  const stored = new Map<string, unknown>(Object.entries(game));
  const changed = Object.entries(change).filter(
    ([key, value]) => JSON.stringify(stored.get(key)) !== JSON.stringify(value),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
}
