import type { Side } from '../../../src/live/index.ts';
import type { CompetitionRecord, GameRecord } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { isLive, teamOf } from '../games/games.ts';
import { replayOf } from '../games/log.ts';
import { resultStatusOf } from '../games/outcome.ts';
import { existing } from '../shared/lookups.ts';

/** What a player has done for a team in the tracked games of a competition. */
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

/** Each player of a team whose line-up the reader may see, in no order: sums over the logs of the games (CMP-04). */
export function playerStats(
  db: DbReader,
  competition: CompetitionRecord,
  { now, sees }: { readonly now: number; readonly sees: (game: GameRecord, side: Side) => boolean },
): PlayerStats[] {
  const { key } = existing(db.sports.get(competition.sport_id), 'sport');
  const hasScorers = key === 'football' || key === 'basketball';
  const sums = new Map<string, PlayerStats>();
  for (const game of db.games.by('competition', competition.id)) {
    if (!counts(game, now) || db.gameEvents.by('game', game.id).length === 0) continue;
    for (const [user_id, { side, points, yellows, reds }] of replayOf(db, game).state.players) {
      const team_id = teamOf(game, side);
      if (team_id === null || !sees(game, side)) continue;
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
