/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BookingHold } from './bookingHold.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const CreateBookingHold201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "hold": BookingHold
})
})

export type CreateBookingHold201 = zod.input<typeof CreateBookingHold201>;
export type CreateBookingHold201Output = zod.output<typeof CreateBookingHold201>;
