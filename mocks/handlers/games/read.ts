import { pageOf } from '../../contract/paging.ts';
import type { Handlers, Viewer } from '../../contract/types.ts';
import type { GameRecord, UserRecord } from '../../db/records.ts';
import { listRecords } from '../../db/query.ts';
import type { DbReader } from '../../db/tables.ts';
import { mayReadGame, waitsFor } from '../../rules/games/access.ts';
import { asOfNow, gameKinds } from '../../rules/games/kinds.ts';
import { officiatedBy } from '../../rules/games/officials.ts';
import { formOf, gamesOf, isLive, isPast, latestFirst, soonestFirst, teamOf } from '../../rules/games/games.ts';
import type { Side } from '../../rules/games/result.ts';
import { maySeeTeam } from '../../rules/teams/access.ts';
import { toFixture } from '../../views/fixture.ts';
import { toGame } from '../../views/game.ts';
import { toGameEvents } from '../../views/live.ts';

/** The games of the user, and one game for everybody who may read it (decision 042). */
export const readHandlers: Handlers<'listGames' | 'getGame'> = {
  listGames({ query }, ctx) {
    const { db } = ctx;
    const now = ctx.now();
    const mine = gamesOfUser(ctx).map((game) => asOfNow(db, game, now));
    const waiting = new Set(mine.filter((game) => waitsFor(db, ctx, game, now)).map(({ id }) => id));
    const waits = ({ id }: GameRecord) => waiting.has(id);
    const asked = mine.filter(({ sport_id }) => query.sport_id === undefined || sport_id === query.sport_id);
    const { items, pagination } = listRecords(ofTime[query.when ?? 'upcoming'](asked, now, waits), pageOf(query));
    return { games: items.map((game) => toGame(ctx, game)), pagination, waiting_count: waiting.size };
  },

  getGame({ path: { gameId } }, ctx) {
    const game = readableGame(ctx, gameId);
    return {
      game: toGame(ctx, game),
      events: toGameEvents(ctx, game),
      head_to_head: headToHead(ctx.db, game).map((one) => toFixture(ctx, one)),
      form: { home: formBefore(ctx, game, 'home'), away: formBefore(ctx, game, 'away') },
    };
  },
};

/** A game the user may read; that of an event they may not know of is as if it did not exist. */
export function readableGame(
  ctx: Pick<Viewer, 'db' | 'user'> & { refuse(status: 404, code: 'not_found'): never },
  gameId: number,
): GameRecord {
  const game = ctx.db.games.get(gameId);
  return game && mayReadGame(ctx.db, game, ctx.user?.id) ? game : ctx.refuse(404, 'not_found');
}

type Listing = (games: readonly GameRecord[], now: number, waits: (game: GameRecord) => boolean) => GameRecord[];
const ofTime: Record<'upcoming' | 'live' | 'past', Listing> = {
  upcoming: (games, now) => soonestFirst(games.filter((game) => !isLive(game) && !isPast(game, now))),
  live: (games) => soonestFirst(games.filter(isLive)),
  past: (games, now, waits) => {
    const past = latestFirst(games.filter((game) => !isLive(game) && isPast(game, now)));
    return [...past.filter(waits), ...past.filter((game) => !waits(game))];
  },
};

/** Those they play in, of teams they belong to, that they are an official of, of events they manage, and of competitions they run here. */
function gamesOfUser({ db, user, module }: Pick<Viewer, 'db' | 'module'> & { user: UserRecord }): GameRecord[] {
  const own = Object.values(gameKinds).flatMap((kind) => kind.gamesOf(db, { user, module }));
  return [...new Map([...own, ...officiatedBy(db, user.id)].map((game) => [game.id, game])).values()];
}

const MEETINGS = 5;
/** The last games of the two teams that were played before this one. */
function headToHead(db: DbReader, { home_team_id, away_team_id, starts_at }: GameRecord): GameRecord[] {
  if (home_team_id === null || away_team_id === null) return [];
  const meetings = gamesOf(db, home_team_id).filter(
    (one) =>
      (one.home_team_id === away_team_id || one.away_team_id === away_team_id) &&
      (one.status === 'finished' || one.status === 'walkover') &&
      (starts_at === null || (one.starts_at ?? 0) < starts_at),
  );
  return latestFirst(meetings).slice(0, MEETINGS);
}

/** The last results of a team before a game; a private team shows them to its own people. */
function formBefore(ctx: Viewer, game: GameRecord, side: Side) {
  const { db } = ctx;
  const id = teamOf(game, side);
  const team = id === null ? undefined : db.teams.get(id);
  if (!team || !maySeeTeam(db, ctx, team)) return [];
  const { starts_at } = game;
  const before = gamesOf(db, team.id).filter((one) => starts_at === null || (one.starts_at ?? Infinity) < starts_at);
  return formOf(before, team.id);
}
