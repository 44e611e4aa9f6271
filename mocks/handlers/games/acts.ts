import type { WriteContext } from '../../contract/types.ts';
import type { CompetitionRecord, GameRecord } from '../../db/records.ts';
import { hostOf } from '../../rules/games/kinds.ts';
import { standingResult } from '../../rules/games/outcome.ts';
import { decideResult, type Result, type ResultEvent } from '../../rules/games/result.ts';
import { readableGame } from './read.ts';

/** The result of a game after an event, or its refusal. */
export function decided(ctx: WriteContext, game: GameRecord, act: ResultEvent): Result | null {
  const decision = decideResult(standingResult(game), act, ctx.now());
  if (decision.refused === undefined) return decision.next;
  return decision.refused === 'forbidden' ? ctx.refuse(403, 'forbidden') : ctx.refuse(409, decision.refused);
}

/** A game of a competition that the user runs, in the module of the request. */
export function managedGame(ctx: WriteContext, gameId: number): { before: GameRecord; competition: CompetitionRecord } {
  const before = readableGame(ctx, gameId);
  const host = hostOf(ctx.db, before);
  if (!host.competition || !host.manages(ctx)) return ctx.refuse(403, 'forbidden');
  return { before, competition: host.competition };
}
