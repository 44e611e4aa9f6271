/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Booking } from './booking.ts';
import type { BookingEvent } from './bookingEvent.ts';
import type { BookingSeries } from './bookingSeries.ts';

export interface GetVenueBookingData {
  booking: Booking;
  series: BookingSeries | null;
  /** Latest first */
  history: BookingEvent[];
}
