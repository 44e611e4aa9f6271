/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Booking } from './booking.zod.ts';
import { BookingSeries } from './bookingSeries.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const GetBooking200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "booking": Booking,
  "series": zod.union([BookingSeries,zod.null()]),
  "sessions": zod.array(Booking)
})
})

export type GetBooking200 = zod.input<typeof GetBooking200>;
export type GetBooking200Output = zod.output<typeof GetBooking200>;
