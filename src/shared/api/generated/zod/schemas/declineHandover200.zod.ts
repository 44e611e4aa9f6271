/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Booking } from './booking.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const DeclineHandover200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "booking": Booking
})
})

export type DeclineHandover200 = zod.input<typeof DeclineHandover200>;
export type DeclineHandover200Output = zod.output<typeof DeclineHandover200>;
