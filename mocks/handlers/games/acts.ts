import type { WriteContext } from '../../contract/types.ts';
import type { GameRecord } from '../../db/records.ts';
import { standingResult } from '../../rules/games/outcome.ts';
import { decideResult, type Result, type ResultEvent } from '../../rules/games/result.ts';

/** The result of a game after an event, or its refusal. */
export function decided(ctx: WriteContext, game: GameRecord, act: ResultEvent): Result | null {
  const decision = decideResult(standingResult(game), act, ctx.now());
  if (decision.refused === undefined) return decision.next;
  return decision.refused === 'forbidden' ? ctx.refuse(403, 'forbidden') : ctx.refuse(409, decision.refused);
}
