import type { Handlers, WriteContext } from '../../contract/types.ts';
import type { GameRecord, LocalText } from '../../db/records.ts';
import { mayBeDisputed, sidesToAnswer } from '../../rules/games/access.ts';
import { hostOf } from '../../rules/games/kinds.ts';
import { closeQuestions, tellFinished, tellResultDisputed, tellResultEntered } from '../../rules/games/notices.ts';
import { type ResultEvent, resultStateOf, type Side } from '../../rules/games/result.ts';
import { type EnteredScore, readScore, type Score, type ScoreFault } from '../../rules/games/score.ts';
import { rulesOfGame } from '../../rules/games/rules.ts';
import { advanceFrom, refuseOnceFollowed } from '../../rules/competitions/results.ts';
import { unplayed } from '../../rules/competitions/settled.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { decided } from './acts.ts';
import { readableGame } from './read.ts';
import { toGame } from '../../views/game.ts';
import { changeGame } from '../../rules/games/change.ts';

/** The result of a game: entered, confirmed by the other side or who runs the competition, or disputed (decisions 042 and 059). */
export const resultHandlers: Handlers<'enterResult' | 'confirmResult' | 'disputeResult'> = {
  async enterResult({ path: { gameId }, body }, ctx) {
    const before = readableGame(ctx, gameId);
    const act = entryOf(ctx, before);
    const now = ctx.now();
    if (!hostOf(ctx.db, before).hasBegun(now)) return ctx.refuse(409, 'game_not_ready');
    const result = decided(ctx, before, act);
    const score = scoreOf(ctx, before, body);
    const change: Partial<GameRecord> = {
      ...unplayed,
      ...score,
      status: 'finished',
      reopened: null,
      tracking: null,
      result,
    };
    refuseOnceFollowed(ctx, before, { ...before, ...change });
    const game = await changeGame(ctx, before, change);
    const told = { game, actor: ctx.user, now };
    await tellResultEntered(ctx.db, told);
    if (before.result === null) await tellFinished(ctx.db, told);
    await advanceFrom(ctx, game);
    return { game: toGame(ctx, game) };
  },

  async confirmResult({ path: { gameId } }, ctx) {
    const before = readableGame(ctx, gameId);
    const game = await changeGame(ctx, before, { result: decided(ctx, before, confirmationOf(ctx, before)) });
    await closeQuestions(ctx.db, game, ctx.now());
    return { game: toGame(ctx, game) };
  },

  async disputeResult({ path: { gameId }, body: { reason } }, ctx) {
    const before = readableGame(ctx, gameId);
    const side = answering(ctx, before) ?? ctx.refuse(403, 'forbidden');
    if (!mayBeDisputed(ctx.db, before)) return ctx.refuse(409, 'stage_locked');
    const game = await changeGame(ctx, before, {
      result: decided(ctx, before, { type: 'disputed', side, by: ctx.user.id, reason }),
    });
    await closeQuestions(ctx.db, game, ctx.now());
    await tellResultDisputed(ctx.db, { game, actor: ctx.user, now: ctx.now() });
    return { game: toGame(ctx, game) };
  },
};

/** By who manages the game and by who leads a side; who manages a disputed one settles it. */
function entryOf(ctx: WriteContext, game: GameRecord): ResultEvent {
  const { db, user } = ctx;
  const host = hostOf(db, game);
  const manages = host.manages(ctx);
  if (!manages && !host.leads(user.id)) return ctx.refuse(403, 'forbidden');
  if (manages && resultStateOf(game.result, ctx.now()) === 'disputed') return { type: 'settled', by: user.id };
  return { type: 'entered', by: user.id, side: host.sidesSpokenFor(user.id)[0] ?? null, wait: host.officialAfter };
}

/** By a side that has not yet, else by who runs the competition. */
function confirmationOf(ctx: WriteContext, game: GameRecord): ResultEvent {
  const side = answering(ctx, game);
  const [open] = sidesToAnswer(ctx.db, game, ctx.user.id, ctx.now());
  const host = hostOf(ctx.db, game);
  const isOrganizer = host.competition !== null && host.manages(ctx);
  if (open === undefined && isOrganizer)
    return game.result?.entered_by === ctx.user.id ? ctx.refuse(409, 'result_settled') : { type: 'approved' };
  return { type: 'confirmed', side: side ?? ctx.refuse(403, 'forbidden') };
}

/** The side a user answers for: one that has not yet, else one that has. */
function answering(ctx: WriteContext, game: GameRecord): Side | undefined {
  const [open] = sidesToAnswer(ctx.db, game, ctx.user.id, ctx.now());
  const [spoken] = hostOf(ctx.db, game).sidesSpokenFor(ctx.user.id);
  return open ?? spoken;
}

function scoreOf(ctx: WriteContext, game: GameRecord, entered: EnteredScore): Score {
  const { key } = existing(ctx.db.sports.get(game.sport_id), 'sport');
  const verdict = readScore(key, entered, rulesOfGame(ctx.db, game));
  if (verdict.fault === undefined) return verdict.score;
  const { field, why } = verdict.fault;
  return ctx.refuse(422, 'validation', ctx.say(faultTexts[why]), { field });
}

const faultTexts: Record<ScoreFault['why'], LocalText> = {
  missing: { en: 'Enter the result.', sq: 'Shkruaj rezultatin.' },
  level: { en: 'It needs a winner: the numbers are equal.', sq: 'Duhet një fitues: numrat janë të barabartë.' },
  shootout: {
    en: 'A knockout game that is level needs a shoot-out.',
    sq: 'Një ndeshje eliminimi në barazim ka nevojë për penalltitë vendimtare.',
  },
  no_shootout: { en: 'This game was not decided by a shoot-out.', sq: 'Kjo ndeshje nuk u vendos me penallti.' },
  sum: { en: 'The periods do not add up to the result.', sq: 'Periudhat nuk përputhen me rezultatin.' },
  too_many: { en: 'These are too many.', sq: 'Këto janë tepër.' },
  not_of_sport: { en: 'This sport is not scored like this.', sq: 'Ky sport nuk llogaritet kështu.' },
  unfinished: { en: 'Nobody has won yet. Add the other sets.', sq: 'Askush nuk ka fituar ende. Shto setet e tjera.' },
  set: { en: 'A set does not end like this.', sq: 'Një set nuk mbaron kështu.' },
};
