import type { WriteContext } from '../../contract/types.ts';
import type { GameRecord } from '../../db/records.ts';
import { gameEvents, tellGameRooms } from './events.ts';

/** Writes a change of a game, and lets the screens of its people, its followers and its rooms follow. */
export async function changeGame(
  ctx: WriteContext,
  { id }: GameRecord,
  changes: Partial<GameRecord>,
): Promise<GameRecord> {
  const game = await ctx.db.games.update(id, changes);
  live(ctx, game);
  return game;
}

/** Lets all screens that may show a game read it again. */
export function live(ctx: WriteContext, game: GameRecord): void {
  for (const event of gameEvents(ctx.db, game, ctx.user.id)) ctx.emit(event);
  tellGameRooms(ctx, game, ctx.user);
}
