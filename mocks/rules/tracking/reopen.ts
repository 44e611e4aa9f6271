import { replay } from '../../../src/live/index.ts';
import type { WriteContext } from '../../contract/types.ts';
import type { GameRecord } from '../../db/records.ts';
import { columnsOf, liveRules, logOf } from '../games/log.ts';

/** The result of a tracked game was taken back: its end counts no more, and it stands as its log says; nothing of another game. */
export async function reopenLog(ctx: WriteContext, game: GameRecord, reason: string): Promise<Partial<GameRecord>> {
  const { db } = ctx;
  const log = logOf(db, game.id);
  if (log.length === 0) return {};
  const end = log.find(({ type, isVoid }) => type === 'game-end' && !isVoid);
  if (end) await db.gameEvents.update(end.id, { voided_at: ctx.now(), void_reason: reason });
  const rules = liveRules(db, game);
  const { status, ...score } = columnsOf(rules, replay(rules, logOf(db, game.id)));
  return status === 'scheduled' ? {} : { ...score, status };
}
