/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Booking } from './booking.zod.ts';
import { Count } from './count.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const CancelVenueBooking200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "booking": Booking,
  "cancelled_count": Count
})
})

export type CancelVenueBooking200 = zod.input<typeof CancelVenueBooking200>;
export type CancelVenueBooking200Output = zod.output<typeof CancelVenueBooking200>;
