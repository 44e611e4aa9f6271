/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Booking } from './booking.ts';
import type { BookingSeriesGroup } from './bookingSeriesGroup.ts';
import type { Pagination } from './pagination.ts';

export interface ListVenueBookingsData {
  bookings: Booking[];
  /** Those of the page that group has made one; else empty */
  series: BookingSeriesGroup[];
  pagination: Pagination;
}
