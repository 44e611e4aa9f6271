/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Booking } from './booking.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const ConfirmVenueBooking200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "booking": Booking
})
})

export type ConfirmVenueBooking200 = zod.input<typeof ConfirmVenueBooking200>;
export type ConfirmVenueBooking200Output = zod.output<typeof ConfirmVenueBooking200>;
