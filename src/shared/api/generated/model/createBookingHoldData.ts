/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BookingHold } from './bookingHold.ts';

export interface CreateBookingHoldData {
  hold: BookingHold;
}
