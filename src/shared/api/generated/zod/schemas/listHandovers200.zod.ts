/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Booking } from './booking.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const ListHandovers200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "bookings": zod.array(Booking)
})
})

export type ListHandovers200 = zod.input<typeof ListHandovers200>;
export type ListHandovers200Output = zod.output<typeof ListHandovers200>;
