import type { Handlers } from '../../contract/types.ts';
import { inTime } from '../../contract/try-again.ts';
import type { HoldRecord, LocalText } from '../../db/records.ts';
import { HOLD_MS, judgeHold, keepRun } from '../../rules/shared/hold-run.ts';
import { rangeTimes } from '../../rules/shared/slots.ts';
import { toIso } from '../../rules/shared/time.ts';
import { judge } from '../../rules/bookings/weekly-preview.ts';
import type { BookingContext } from '../shared/bookings/booker.ts';
import { refuseOverLimit, refuseTaken, refuseUntimely } from '../shared/bookings/conflicts.ts';
import { findTarget, readBookingRequest } from '../shared/bookings/booking-request.ts';

/** The time is anybody's for a while, also theirs. */
function heldEnough(wait: number): LocalText {
  const { en, sq } = inTime(wait);
  return {
    en: `You have held this time three times. You can book it while it is free, and hold it again ${en}.`,
    sq: `E ke mbajtur këtë orar tri herë. Mund ta rezervosh sa është i lirë, dhe ta mbash përsëri ${sq}.`,
  };
}

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
    const wait = until - ctx.now();
    if (kind === 'refused') return ctx.tooMany(wait, { message: heldEnough(wait) });
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
    if (!hold) return null; // over, or replaced by the next one: the client cannot know, and it is released
    if (hold.user_id !== ctx.user.id) return ctx.refuse(403, 'forbidden');
    await ctx.db.holds.remove(hold.id);
    return null;
  },
};
