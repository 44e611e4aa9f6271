/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Booking } from './booking.ts';
import type { BookingSeries } from './bookingSeries.ts';
import type { CalendarDate } from './calendarDate.ts';

export interface CreateBookingData {
  booking: Booking;
  series: BookingSeries | null;
  sessions: Booking[];
  skipped_dates: CalendarDate[];
}
