/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Booking } from './booking.zod.ts';
import { BookingEvent } from './bookingEvent.zod.ts';
import { BookingSeries } from './bookingSeries.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const GetVenueBooking200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "booking": Booking,
  "series": zod.union([BookingSeries,zod.null()]),
  "history": zod.array(BookingEvent).describe('Latest first')
})
})

export type GetVenueBooking200 = zod.input<typeof GetVenueBooking200>;
export type GetVenueBooking200Output = zod.output<typeof GetVenueBooking200>;
