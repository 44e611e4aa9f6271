import type { Handlers, WriteContext } from '../../contract/types.ts';
import type { CompetitionRecord, GameRecord } from '../../db/records.ts';
import { tellEntryChanged } from '../../rules/competitions/notices.ts';
import { advanceFrom, refuseOnceFollowed } from '../../rules/competitions/results.ts';
import { changeFor, forfeitScoreOf, statusToPlay, unplayed } from '../../rules/competitions/settled.ts';
import { isDecidable } from '../../rules/games/access.ts';
import { changeGame } from '../../rules/games/change.ts';
import { teamOf } from '../../rules/games/games.ts';
import { closeQuestions, tellFinished } from '../../rules/games/notices.ts';
import { otherSide, type Side } from '../../rules/games/result.ts';
import { reopenLog } from '../../rules/tracking/reopen.ts';
import { toGame } from '../../views/game.ts';
import { decided, managedGame } from './acts.ts';

const sides = ['home', 'away'] as const;

/** What who runs a competition decides about a game of it: that it is won without playing, or that its result does not stand (decision 059). */
export const decideHandlers: Handlers<'declareWalkover' | 'reopenResult'> = {
  async declareWalkover({ path: { gameId }, body: { forfeits, reason } }, ctx) {
    const { before, competition } = managedGame(ctx, gameId);
    const result = decided(ctx, before, { type: 'forfeited', by: ctx.user.id });
    if (!isDecidable(ctx.db, before)) return ctx.refuse(409, 'game_not_ready');
    const [loser] = forfeits;
    const outcome = forfeits.length > 1 || !loser ? 'nobody' : otherSide(loser);
    const change: Partial<GameRecord> = {
      ...changeFor(outcome, forfeitScoreOf(ctx.db, competition)),
      result,
      walkover_reason: reason,
      tracking: null,
      reopened: null,
    };
    refuseOnceFollowed(ctx, before, { ...before, ...change });
    const game = await changeGame(ctx, before, change);
    await closeQuestions(ctx.db, game, ctx.now());
    if (before.result === null) await tellFinished(ctx.db, { game, actor: ctx.user, now: ctx.now() });
    await tellTeams(ctx, game, competition, (side) => (forfeits.includes(side) ? 'forfeited' : 'walkover'), reason);
    await advanceFrom(ctx, game);
    return { game: toGame(ctx, game) };
  },

  async reopenResult({ path: { gameId }, body: { reason } }, ctx) {
    const { before, competition } = managedGame(ctx, gameId);
    const { id: by } = ctx.user;
    decided(ctx, before, { type: 'reopened' });
    if (!isDecidable(ctx.db, before)) return ctx.refuse(409, 'stage_locked');
    refuseOnceFollowed(ctx, before, null);
    const game = await changeGame(ctx, before, {
      ...unplayed,
      status: statusToPlay(before),
      ...(await reopenLog(ctx, before, reason)),
      reopened: { by, at: ctx.now(), reason },
    });
    await closeQuestions(ctx.db, game, ctx.now());
    await tellTeams(ctx, game, competition, () => 'reopened', reason);
    await advanceFrom(ctx, game);
    return { game: toGame(ctx, game) };
  },
};

/** Those who run both teams are told what was decided, with the reason. */
async function tellTeams(
  ctx: WriteContext,
  game: GameRecord,
  competition: CompetitionRecord,
  changeOf: (side: Side) => 'forfeited' | 'walkover' | 'reopened',
  reason: string,
): Promise<void> {
  const act = { db: ctx.db, competition, actor: ctx.user, now: ctx.now() };
  for (const side of sides) {
    const teamId = teamOf(game, side);
    if (teamId !== null) await tellEntryChanged(act, { teamId, change: changeOf(side), reason });
  }
}
