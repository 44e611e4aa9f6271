/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Booking } from './booking.ts';
import type { Count } from './count.ts';

export interface CancelVenueBookingData {
  booking: Booking;
  cancelled_count: Count;
}
