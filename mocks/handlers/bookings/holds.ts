import type { Handlers } from '../../contract/types.ts';
import type { HoldRecord } from '../../db/records.ts';
import { rangeTimes } from '../../rules/slots.ts';
import { MINUTE, toIso } from '../../rules/time.ts';
import { judge } from '../../rules/weekly-preview.ts';
import type { BookingContext } from './booker.ts';
import { refuseOverLimit, refuseTaken, refuseUntimely } from './conflicts.ts';
import { findTarget, readBookingRequest } from './booking-request.ts';

/** How long a slot is held (design §1). */
const HOLD_MS = 5 * MINUTE;

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
    // One hold per user: a new one releases the earlier.
    for (const earlier of ctx.db.holds.by('user', ctx.user.id)) await ctx.db.holds.remove(earlier.id);
    const hold = await ctx.db.holds.insert({
      court_id: target.court.id,
      date,
      time_slot_id,
      slot_count,
      ...rangeTimes(target.court, range),
      user_id: ctx.user.id,
      expires_at: ctx.now() + HOLD_MS,
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
