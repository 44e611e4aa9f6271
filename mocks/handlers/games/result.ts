import type { Handlers, WriteContext } from '../../contract/types.ts';
import type { GameRecord, LocalText } from '../../db/records.ts';
import { sidesToAnswer } from '../../rules/games/access.ts';
import { hostOf } from '../../rules/games/kinds.ts';
import { closeQuestions, tellFinished, tellResultDisputed, tellResultEntered } from '../../rules/games/notices.ts';
import { decideResult, type Result, type ResultEvent, resultStateOf, type Side } from '../../rules/games/result.ts';
import { type EnteredScore, readScore, type Score, type ScoreFault } from '../../rules/games/score.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { readableGame } from './read.ts';
import { toGame } from '../../views/game.ts';
import { changeGame } from '../../rules/games/change.ts';

/** The result of a game: entered, confirmed by the other side, or disputed (decision 042). */
export const resultHandlers: Handlers<'enterResult' | 'confirmResult' | 'disputeResult'> = {
  async enterResult({ path: { gameId }, body }, ctx) {
    const before = readableGame(ctx, gameId);
    const act = entryOf(ctx, before);
    const now = ctx.now();
    if (!hostOf(ctx.db, before).hasBegun(now)) return ctx.refuse(409, 'game_not_ready');
    const result = decided(ctx, before, act);
    const score = scoreOf(ctx, before, body);
    const game = await changeGame(ctx, before, { ...score, status: 'finished', result });
    const told = { game, actor: ctx.user, now };
    await tellResultEntered(ctx.db, told);
    if (before.result === null) await tellFinished(ctx.db, told);
    return { game: toGame(ctx, game) };
  },

  async confirmResult({ path: { gameId } }, ctx) {
    const before = readableGame(ctx, gameId);
    const act = { type: 'confirmed', side: answering(ctx, before) } as const;
    const game = await changeGame(ctx, before, { result: decided(ctx, before, act) });
    await closeQuestions(ctx.db, game, ctx.now());
    return { game: toGame(ctx, game) };
  },

  async disputeResult({ path: { gameId }, body: { reason } }, ctx) {
    const before = readableGame(ctx, gameId);
    const act = { type: 'disputed', side: answering(ctx, before), by: ctx.user.id, reason } as const;
    const game = await changeGame(ctx, before, { result: decided(ctx, before, act) });
    await closeQuestions(ctx.db, game, ctx.now());
    await tellResultDisputed(ctx.db, { game, actor: ctx.user, now: ctx.now() });
    return { game: toGame(ctx, game) };
  },
};

function decided(ctx: WriteContext, game: GameRecord, act: ResultEvent): Result {
  const decision = decideResult(game.result, act, ctx.now());
  if (decision.refused === undefined) return decision.next;
  return decision.refused === 'forbidden' ? ctx.refuse(403, 'forbidden') : ctx.refuse(409, decision.refused);
}

/** By who manages the game and by who leads a side; who manages a disputed one settles it. */
function entryOf(ctx: WriteContext, game: GameRecord): ResultEvent {
  const { db, user } = ctx;
  const host = hostOf(db, game);
  const manages = host.manages(ctx);
  if (!manages && !host.leads(user.id)) return ctx.refuse(403, 'forbidden');
  if (manages && resultStateOf(game.result, ctx.now()) === 'disputed') return { type: 'settled', by: user.id };
  return { type: 'entered', by: user.id, side: host.sidesSpokenFor(user.id)[0] ?? null };
}

/** The side a user answers for: one that has not yet, else one that has. */
function answering(ctx: WriteContext, game: GameRecord): Side {
  const [open] = sidesToAnswer(ctx.db, game, ctx.user.id, ctx.now());
  const [spoken] = hostOf(ctx.db, game).sidesSpokenFor(ctx.user.id);
  return open ?? spoken ?? ctx.refuse(403, 'forbidden');
}

function scoreOf(ctx: WriteContext, game: GameRecord, entered: EnteredScore): Score {
  const { key } = existing(ctx.db.sports.get(game.sport_id), 'sport');
  const verdict = readScore(key, entered);
  if (verdict.fault === undefined) return verdict.score;
  const { field, why } = verdict.fault;
  return ctx.refuse(422, 'validation', ctx.say(faultTexts[why]), { field });
}

const faultTexts: Record<ScoreFault['why'], LocalText> = {
  missing: { en: 'Enter the result.', sq: 'Shkruaj rezultatin.' },
  level: { en: 'This sport has no draw.', sq: 'Ky sport nuk ka barazim.' },
  sum: { en: 'The periods do not add up to the result.', sq: 'Periudhat nuk përputhen me rezultatin.' },
  too_many: { en: 'These are too many.', sq: 'Këto janë tepër.' },
  not_of_sport: { en: 'This sport is not scored like this.', sq: 'Ky sport nuk llogaritet kështu.' },
  unfinished: { en: 'Nobody has won yet. Add the other sets.', sq: 'Askush nuk ka fituar ende. Shto setet e tjera.' },
  set: { en: 'A set does not end like this.', sq: 'Një set nuk mbaron kështu.' },
};
