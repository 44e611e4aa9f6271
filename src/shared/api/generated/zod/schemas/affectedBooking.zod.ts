/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Booking } from './booking.zod.ts';
import { BookingProposal } from './bookingProposal.zod.ts';
import { Instant } from './instant.zod.ts';

export const AffectedBooking = zod.strictObject({
  "booking": Booking,
  "ask_until": zod.union([Instant,zod.null()]).describe('Until when its player, asked now, could answer; null when nobody can be asked: a guest, or it starts too soon'),
  "proposals": zod.array(BookingProposal).describe('Free times near it, nearest first, at most six; the first ones of several bookings do not overlap')
}).describe('A booking in a time that is to be closed, as it stands now, and what can be done with it.');

export type AffectedBooking = zod.input<typeof AffectedBooking>;
export type AffectedBookingOutput = zod.output<typeof AffectedBooking>;
