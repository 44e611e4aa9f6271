/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Booking } from './booking.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const CancelBooking200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "booking": Booking
})
})

export type CancelBooking200 = zod.input<typeof CancelBooking200>;
export type CancelBooking200Output = zod.output<typeof CancelBooking200>;
