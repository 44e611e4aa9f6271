/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Booking } from './booking.ts';
import type { BookingSeries } from './bookingSeries.ts';
import type { CalendarDate } from './calendarDate.ts';

export interface CreateVenueBookingData {
  booking: Booking;
  series: BookingSeries | null;
  skipped_dates: CalendarDate[];
}
