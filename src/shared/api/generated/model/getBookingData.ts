/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Booking } from './booking.ts';
import type { BookingSeries } from './bookingSeries.ts';

export interface GetBookingData {
  booking: Booking;
  series: BookingSeries | null;
  sessions: Booking[];
}
