/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const DeleteBookingHold200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type DeleteBookingHold200 = zod.input<typeof DeleteBookingHold200>;
export type DeleteBookingHold200Output = zod.output<typeof DeleteBookingHold200>;
