import type { Handlers, WriteContext } from '../../contract/types.ts';
import type { GameRecord } from '../../db/records.ts';
import { asOfNow } from '../../rules/games/kinds.ts';
import { resultStatusOf } from '../../rules/games/outcome.ts';
import { isTrackable, isTracker, mayTrack } from '../../rules/games/trackers.ts';
import { tellRoom } from '../../rules/tracking/change.ts';
import { decideLock, heard, type Lock, type LockEvent } from '../../rules/tracking/lock.ts';
import { applyLog } from '../../rules/tracking/apply.ts';
import { liveRules, logOf } from '../../rules/games/log.ts';
import { misfitOf } from '../../rules/tracking/complete.ts';
import { refusalTexts } from '../../rules/tracking/refusals.ts';
import { sentBody, takeEvents } from '../../rules/tracking/take.ts';
import { replay } from '../../../src/live/index.ts';
import { toGame } from '../../views/game.ts';
import { toGameEvents } from '../../views/live.ts';
import { readableGame } from './read.ts';

type TrackOperation = 'claimTracking' | 'releaseTracking' | 'sendGameEvents' | 'completeGameEvent' | 'voidGameEvent';

/** Keeping the log of a game (CMP-04, decision 063). */
export const trackHandlers: Handlers<TrackOperation> = {
  async claimTracking({ path: { gameId }, body: { take_over = false, code } }, ctx) {
    const game = readableGame(ctx, gameId);
    const { db, user } = ctx;
    const isCalled = code !== undefined && code === game.tracking?.code;
    if (!isCalled && !mayTrack(db, ctx, game) && !isTracker(ctx, game)) return ctx.refuse(403, 'forbidden');
    if (game.result !== null) return ctx.refuse(409, 'game_over');
    if (!isTrackable(db, asOfNow(db, game, ctx.now()), ctx.now())) return ctx.refuse(409, 'game_not_ready');
    const fresh = crypto.randomUUID();
    return locked(ctx, game, {
      type: 'claimed',
      by: user.id,
      takeOver: take_over,
      fresh,
      ...(code !== undefined && { code }),
    });
  },

  releaseTracking({ path: { gameId }, body: { hand_over = null } }, ctx) {
    const game = readableGame(ctx, gameId);
    return locked(ctx, game, {
      type: 'released',
      by: ctx.user.id,
      handOver: hand_over,
      fresh: crypto.randomUUID(),
    });
  },

  async sendGameEvents({ path: { gameId }, body: { events } }, ctx) {
    const { db, user } = ctx;
    const game = readableGame(ctx, gameId);
    refuseStrangers(ctx, game);
    const { entries, faults } = takeEvents(db, game, events, { userId: user.id, now: ctx.now() });
    if (faults.length > 0)
      return ctx.refuse(422, 'validation', undefined, {
        errors: faults.map(({ field, text }) => ({ field, message: ctx.say(text), code: 'validation' })),
      });
    if (entries.length > 0 && game.result !== null) return ctx.refuse(409, 'game_over');
    await db.games.update(game.id, { tracking: heard(game.tracking ?? null, user.id, ctx.now()) });
    for (const entry of entries) await db.gameEvents.insert({ ...entry, game_id: game.id });
    if (entries.length > 0) await applyLog(ctx, game, entries);
    return shown(ctx, gameId);
  },

  async completeGameEvent({ path: { gameId, clientId }, body: { player_id, related_player_id, how } }, ctx) {
    const who = { player_id, related_player_id, how };
    const { db } = ctx;
    const game = readableGame(ctx, gameId);
    refuseStrangers(ctx, game);
    const entry = db.gameEvents.one('sent', game.id, clientId.toLowerCase());
    if (!entry) return ctx.refuse(404, 'not_found');
    if (resultStatusOf(game, ctx.now()) === 'official') return ctx.refuse(409, 'game_over');
    const fault = misfitOf(db, game, entry, who);
    if (fault) {
      const errors = [{ field: fault.field, message: ctx.say(refusalTexts[fault.why]), code: 'validation' as const }];
      return ctx.refuse(422, 'validation', undefined, { errors });
    }
    await db.gameEvents.update(entry.id, { ...who, sent: sentBody(entry) });
    await db.games.update(game.id, { tracking: heard(game.tracking ?? null, ctx.user.id, ctx.now()) });
    tellRoom(ctx, game, 'fixture-event', ctx.user);
    return shown(ctx, gameId);
  },

  async voidGameEvent({ path: { gameId, clientId }, query: { reason } }, ctx) {
    const { db } = ctx;
    const game = readableGame(ctx, gameId);
    refuseStrangers(ctx, game);
    const entry = db.gameEvents.one('sent', game.id, clientId.toLowerCase());
    if (!entry) return ctx.refuse(404, 'not_found');
    if (entry.voided_at !== null) return shown(ctx, gameId);
    if (game.result !== null) return ctx.refuse(409, 'game_over');
    const without = logOf(db, game.id).filter(({ id }) => id !== entry.id);
    if (replay(liveRules(db, game), without).entries.some(({ refused }) => refused !== null))
      return ctx.refuse(409, 'event_needed');
    const voided = await db.gameEvents.update(entry.id, { voided_at: ctx.now(), void_reason: reason ?? null });
    await applyLog(ctx, game, [voided]);
    return shown(ctx, gameId);
  },
};

/** Its tracker, or whoever was one: what they still have unsent is taken later. */
function refuseStrangers(ctx: WriteContext, game: GameRecord): void {
  if (game.tracking?.user_id === ctx.user.id || game.trackers?.includes(ctx.user.id)) return;
  if (mayTrack(ctx.db, ctx, game)) ctx.refuse(409, 'not_tracking');
  ctx.refuse(403, 'forbidden');
}

async function locked(ctx: WriteContext, game: GameRecord, event: LockEvent) {
  const { db, user } = ctx;
  const before = game.tracking ?? null;
  const decision = decideLock(before, event, ctx.now());
  if (decision.refused !== undefined) return refusedLock(ctx, game, decision.refused);
  const { next } = decision;
  const trackers = new Set([...(game.trackers ?? []), ...(next ? [next.user_id] : [])]);
  await db.games.update(game.id, { tracking: next, trackers: [...trackers] });
  if (next?.user_id !== before?.user_id || next?.asked_by !== before?.asked_by)
    tellRoom(ctx, game, 'fixture-status', user);
  return shown(ctx, game.id);
}

function refusedLock(ctx: WriteContext, game: GameRecord, why: 'tracker_active' | 'not_tracking'): never {
  if (why === 'tracker_active') return ctx.refuse(409, why, activeText(ctx, game.tracking ?? null));
  return mayTrack(ctx.db, ctx, game) ? ctx.refuse(409, why) : ctx.refuse(403, 'forbidden');
}

function activeText(ctx: WriteContext, lock: Lock | null): string {
  const name = ctx.db.users.get(lock?.user_id ?? 0)?.name ?? '';
  return ctx.say({ en: `${name} is tracking this game.`, sq: `${name} po e ndjek këtë ndeshje.` });
}

function shown(ctx: WriteContext, gameId: number) {
  const game = readableGame(ctx, gameId);
  return { game: toGame(ctx, game), events: toGameEvents(ctx, game) };
}
