import type { Side } from '../../src/live/index.ts';
import type { Viewer } from '../contract/types.ts';
import type { GameRecord } from '../db/records.ts';
import { teamOf } from '../rules/games/games.ts';
import { hostOf } from '../rules/games/kinds.ts';
import { playerStats } from '../rules/games/player-stats.ts';
import { fold } from '../rules/shared/fold.ts';
import { existing, toUserRef } from '../rules/shared/lookups.ts';
import { toTeamRef } from './team.ts';

/** Rows of each list. */
const MOST = 50;

interface Asked {
  readonly games: readonly GameRecord[];
  /** Of this team alone. */
  readonly teamId?: number;
}

/** Who has scored in these games and who was booked, as far as this reader may know who plays (decision 063). */
export function toStats({ db, user, now }: Pick<Viewer, 'db' | 'user' | 'now'>, { games, teamId }: Asked) {
  const isAsked = (game: GameRecord, side: Side): boolean =>
    (teamId === undefined || teamOf(game, side) === teamId) && hostOf(db, game).showsLineup({ user }, side);
  const rows = playerStats(db, games, { now: now(), isAsked }).flatMap(({ user_id, team_id, ...sums }) => {
    const player = toUserRef(db, user_id); // null: the account is deleted
    return player ? [{ user: player, team: toTeamRef(db, existing(db.teams.get(team_id), 'team')), ...sums }] : [];
  });
  type Row = (typeof rows)[number];
  const byName = (a: Row, b: Row): number =>
    fold(a.user.name).localeCompare(fold(b.user.name)) || a.user.id - b.user.id || a.team.id - b.team.id;
  const scorers = rows
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points || a.games - b.games || byName(a, b));
  const cards = rows
    .filter(({ yellows, reds }) => yellows + reds > 0)
    .toSorted((a, b) => b.reds - a.reds || b.yellows - a.yellows || byName(a, b));
  return {
    scorers: scorers.slice(0, MOST).map(({ user: who, team, points, games }) => ({ user: who, team, points, games })),
    cards: cards.slice(0, MOST).map(({ user: who, team, yellows, reds }) => ({ user: who, team, yellows, reds })),
  };
}
