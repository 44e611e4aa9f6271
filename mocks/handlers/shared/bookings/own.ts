import type { BookingRecord, VenueRecord } from '../../../db/records.ts';
import { cancelPolicy, windowClosedText } from '../../../rules/bookings/cancel-policy.ts';
import { existing } from '../../../rules/shared/lookups.ts';
import type { BookingContext, ConflictContext } from './booker.ts';

/** A booking of the requesting user: 403 for another user's, 404 for an unknown one. */
export function ownBooking(ctx: BookingContext, id: number): { booking: BookingRecord; venue: VenueRecord } {
  const booking = ctx.db.bookings.get(id);
  if (!booking) return ctx.refuse(404, 'not_found');
  if (booking.user_id !== ctx.user.id) return ctx.refuse(403, 'forbidden');
  return { booking, venue: existing(ctx.db.venues.get(booking.venue_id), 'venue') };
}

/** Cancelling and moving follow one rule; a closed window gives the venue's phone number (design §5). */
export function checkChangeable(ctx: ConflictContext, booking: BookingRecord, venue: VenueRecord): void {
  const verdict = cancelPolicy(booking, venue.booking_policy, ctx.now());
  if (verdict === 'allowed') return;
  ctx.refuse(409, verdict, ctx.say(verdict === 'cancel_window_closed' ? windowClosedText(venue) : verdict));
}
