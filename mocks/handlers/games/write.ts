import type { OperationErrorOptions, RealtimeEvent } from '../../contract/types.ts';
import type { GameRecord, UserRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import type { RealtimeWriter } from '../../realtime/staging.ts';
import { gameEvents, tellGameRooms } from '../../rules/game-events.ts';
import type { ErrorCode } from '../../texts.ts';
import type { GameViewer } from './view.ts';

/** Who writes around a game. */
export interface GameWriter extends GameViewer {
  readonly db: DbWriter;
  readonly user: UserRecord;
  readonly realtime: RealtimeWriter;
  emit(event: RealtimeEvent): void;
  refuse(status: 403 | 404 | 409 | 422, code: ErrorCode, message?: string, options?: OperationErrorOptions): never;
}

/** Writes a change of a game, and lets the screens of its people, its followers and its rooms follow. */
export async function changeGame(
  ctx: GameWriter,
  { id }: GameRecord,
  changes: Partial<GameRecord>,
): Promise<GameRecord> {
  const game = await ctx.db.games.update(id, changes);
  live(ctx, game);
  return game;
}

/** Lets all screens that may show a game read it again. */
export function live(ctx: GameWriter, game: GameRecord): void {
  for (const event of gameEvents(ctx.db, game, ctx.user.id)) ctx.emit(event);
  tellGameRooms(ctx.realtime, game, ctx.user);
}
