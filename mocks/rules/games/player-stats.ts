import type { Side } from '../../../src/live/index.ts';
import type { GameRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { existing } from '../shared/lookups.ts';
import { isLive, teamOf } from './games.ts';
import { replayOf } from './log.ts';
import { resultStatusOf } from './outcome.ts';

/** What a player has done for a team in tracked games. */
export interface PlayerStats {
  readonly user_id: number;
  readonly team_id: number;
  /** Goals or points; none where those of a set are counted. */
  readonly points: number;
  /** In which they scored. */
  readonly games: number;
  readonly yellows: number;
  readonly reds: number;
}

/** What counts is on, or has a result that nobody disputes and that was played for. */
const counts = (game: GameRecord, now: number): boolean =>
  isLive(game) || (game.status === 'finished' && resultStatusOf(game, now) !== 'disputed');

/** Each player of the sides that are asked for, in no order: sums over the logs of these games (CMP-04, decision 063). */
export function playerStats(
  db: DbReader,
  games: readonly GameRecord[],
  { now, isAsked }: { readonly now: number; readonly isAsked: (game: GameRecord, side: Side) => boolean },
): PlayerStats[] {
  const sums = new Map<string, PlayerStats>();
  for (const game of games) {
    if (!counts(game, now) || db.gameEvents.by('game', game.id).length === 0) continue;
    const { key } = existing(db.sports.get(game.sport_id), 'sport');
    const hasScorers = key === 'football' || key === 'basketball';
    for (const [user_id, { side, points, yellows, reds }] of replayOf(db, game).state.players) {
      const team_id = teamOf(game, side);
      if (team_id === null || !isAsked(game, side)) continue;
      const before = sums.get(`${user_id} ${team_id}`);
      const scored = hasScorers ? points : 0;
      sums.set(`${user_id} ${team_id}`, {
        user_id,
        team_id,
        points: (before?.points ?? 0) + scored,
        games: (before?.games ?? 0) + Number(scored > 0),
        yellows: (before?.yellows ?? 0) + yellows,
        reds: (before?.reds ?? 0) + reds,
      });
    }
  }
  return [...sums.values()];
}
