import type { ErrorCode } from '../../../texts.ts';
import type { LocalText, VenueRecord } from '../../../db/records.ts';
import { bookingLimits } from '../../../rules/bookings/limits.ts';
import type { SlotState } from '../../../rules/bookings/slot-state.ts';
import { toPreview } from '../../../views/booking.ts';
import type { BookingRequest, Session } from '../../../rules/bookings/weekly-preview.ts';
import type { ConflictContext } from './booker.ts';
import { conflictText, limitText, texts } from './texts.ts';

const untimely: Partial<Record<SlotState, [ErrorCode, string, LocalText?]>> = {
  past: ['too_soon', 'time_slot_id', texts.slotPast],
  'too-soon': ['too_soon', 'time_slot_id'],
  'too-far': ['too_far', 'date'],
};

/** Outside the lead time or advance window: 422, since it is no conflict with another booking (design §13). */
export function refuseUntimely(ctx: ConflictContext, session: Session): void {
  const found = untimely[session.state];
  if (!found) return;
  const [code, field, text] = found;
  ctx.refuse(422, code, ctx.say(text ?? code), { field });
}

/** The limit of upcoming bookings per user and venue, single and weekly counted separately: 422 (design §1). */
export function refuseOverLimit(
  ctx: ConflictContext,
  venue: VenueRecord,
  { weekly }: Pick<BookingRequest, 'weekly'>,
): void {
  const limits = bookingLimits(ctx.db, venue, ctx.user.id, ctx.now());
  const { used, max } = weekly ? limits.series : limits.single;
  if (used >= max) ctx.refuse(422, 'limit_reached', ctx.say(limitText(max, weekly)));
}

/** One session that is taken: 409 with alternatives. */
export function refuseTaken(ctx: ConflictContext, venueId: number, session: Session): void {
  if (session.state === 'available') return;
  const message = ctx.say(session.state === 'blocked' ? texts.closed : 'slot_taken');
  ctx.refuse(409, 'slot_taken', message, { field: 'time_slot_id', data: toPreview(venueId, [session]) });
}

/** A weekly booking is all or nothing over the chosen dates: 409 with every session (design §5). */
export function refuseConflicts(
  ctx: ConflictContext,
  venueId: number,
  chosen: readonly Session[],
  all: readonly Session[],
): void {
  const missing = chosen.filter(({ state }) => state !== 'available').length;
  if (missing === 0) return;
  const message = ctx.say(conflictText(missing, chosen.length));
  ctx.refuse(409, 'series_conflict', message, { field: 'sessions', data: toPreview(venueId, all) });
}
