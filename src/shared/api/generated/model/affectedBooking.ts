/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Booking } from './booking.ts';
import type { BookingProposal } from './bookingProposal.ts';
import type { Instant } from './instant.ts';

/**
 * A booking in a time that is to be closed, as it stands now, and what can be done with it.
 */
export interface AffectedBooking {
  booking: Booking;
  /** Until when its player, asked now, could answer; null when nobody can be asked: a guest, or it starts too soon */
  ask_until: Instant | null;
  /** Free times near it, nearest first, at most six; the first ones of several bookings do not overlap */
  proposals: BookingProposal[];
}
