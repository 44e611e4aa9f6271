/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Booking } from './booking.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const AnswerClosure200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "booking": Booking
})
})

export type AnswerClosure200 = zod.input<typeof AnswerClosure200>;
export type AnswerClosure200Output = zod.output<typeof AnswerClosure200>;
