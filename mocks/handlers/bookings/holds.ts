import type { Handlers } from '../../contract/types.ts';
import type { HoldRecord } from '../../db/records.ts';
import { HOLD_MS, judgeHold, keepRun } from '../../rules/hold-run.ts';
import { rangeTimes } from '../../rules/slots.ts';
import { toIso } from '../../rules/time.ts';
import { judge } from '../../rules/weekly-preview.ts';
import type { BookingContext } from './booker.ts';
import { refuseOverLimit, refuseTaken, refuseUntimely } from './conflicts.ts';
import { findTarget, readBookingRequest } from './booking-request.ts';

const texts = {
  tooLong: {
    en: 'You have held this time for long enough. You can still book it while it is free.',
    sq: 'E ke mbajtur gjatë këtë orar. Mund ta rezervosh ende, nëse është i lirë.',
  },
};

/** The time that the lead time is checked against: when the hold began, while it lasts. */
export function heldSince(ctx: BookingContext, holdId: number | undefined): number {
  const hold = holdId === undefined ? undefined : ctx.db.holds.get(holdId);
  if (hold && hold.user_id !== ctx.user.id) return ctx.refuse(403, 'forbidden');
  return hold && hold.expires_at > ctx.now() ? hold.expires_at - HOLD_MS : ctx.now();
}

const toHold = ({ id, court_id, date, time_slot_id, slot_count, expires_at }: HoldRecord) => ({
  id,
  court_id,
  date,
  time_slot_id,
  slot_count,
  expires_at: toIso(expires_at),
});

export const holdHandlers: Handlers<'createBookingHold' | 'deleteBookingHold'> = {
  async createBookingHold({ body }, ctx) {
    const target = findTarget(ctx, body.court_id);
    const range = readBookingRequest(ctx, target, body);
    const { date, time_slot_id, slot_count } = range;
    const viewer = { userId: ctx.user.id, now: ctx.now(), window: target.venue.booking_policy };
    const session = judge(ctx.db, { court: target.court, range: { date, time_slot_id, slot_count } }, viewer);
    refuseUntimely(ctx, session);
    refuseOverLimit(ctx, target.venue, range);
    refuseTaken(ctx, target.venue.id, session);
    const held = { user_id: ctx.user.id, court_id: target.court.id, date, time_slot_id, slot_count };
    const { kind, until } = judgeHold(ctx.db, held, ctx.now());
    if (kind === 'refused') return ctx.tooMany(until - ctx.now(), { reason: texts.tooLong });
    await keepRun(ctx.db, held, ctx.now());
    // One hold per user: a new one releases the earlier.
    for (const earlier of ctx.db.holds.by('user', ctx.user.id)) await ctx.db.holds.remove(earlier.id);
    const hold = await ctx.db.holds.insert({
      ...held,
      ...rangeTimes(target.court, range),
      expires_at: until,
    });
    return { hold: toHold(hold) };
  },

  async deleteBookingHold({ path }, ctx) {
    const hold = ctx.db.holds.get(path.holdId);
    if (!hold) return ctx.refuse(404, 'not_found');
    if (hold.user_id !== ctx.user.id) return ctx.refuse(403, 'forbidden');
    await ctx.db.holds.remove(hold.id);
    return null;
  },
};
