/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Booking } from './booking.zod.ts';
import { BookingSeriesGroup } from './bookingSeriesGroup.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Pagination } from './pagination.zod.ts';

export const ListVenueBookings200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "bookings": zod.array(Booking),
  "series": zod.array(BookingSeriesGroup).describe('Those of the page that group has made one; else empty'),
  "pagination": Pagination
})
})

export type ListVenueBookings200 = zod.input<typeof ListVenueBookings200>;
export type ListVenueBookings200Output = zod.output<typeof ListVenueBookings200>;
