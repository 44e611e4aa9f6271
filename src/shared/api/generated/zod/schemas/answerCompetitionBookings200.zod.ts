/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Booking } from './booking.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const AnswerCompetitionBookings200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "bookings": zod.array(Booking)
})
})

export type AnswerCompetitionBookings200 = zod.input<typeof AnswerCompetitionBookings200>;
export type AnswerCompetitionBookings200Output = zod.output<typeof AnswerCompetitionBookings200>;
