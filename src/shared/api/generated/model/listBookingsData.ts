/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Booking } from './booking.ts';
import type { Pagination } from './pagination.ts';

export interface ListBookingsData {
  bookings: Booking[];
  pagination: Pagination;
}
