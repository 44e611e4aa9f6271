import type { Handlers } from '../../contract/types.ts';
import { asOfNow } from '../../rules/games/kinds.ts';
import { readableGame } from './read.ts';
import { toGame } from '../../views/game.ts';

/** Following a game: its start and end are told (decision 042). */
export const followHandlers: Handlers<'followGame' | 'unfollowGame'> = {
  async followGame({ path: { gameId } }, ctx) {
    const game = readableGame(ctx, gameId);
    const { status } = asOfNow(ctx.db, game, ctx.now());
    const start_told_at = status === 'scheduled' || status === 'unscheduled' ? null : ctx.now();
    if (!ctx.db.gameFollows.one('pair', game.id, ctx.user.id))
      await ctx.db.gameFollows.insert({ game_id: game.id, user_id: ctx.user.id, start_told_at });
    return { game: toGame(ctx, game) };
  },

  async unfollowGame({ path: { gameId } }, ctx) {
    const game = readableGame(ctx, gameId);
    const mine = ctx.db.gameFollows.one('pair', game.id, ctx.user.id);
    if (mine) await ctx.db.gameFollows.remove(mine.id);
    return { game: toGame(ctx, game) };
  },
};
