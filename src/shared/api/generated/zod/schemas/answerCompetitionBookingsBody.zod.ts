/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BookingReason } from './bookingReason.zod.ts';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const answerCompetitionBookingsBodyBookingIdsMax = 200;



export const AnswerCompetitionBookingsBody = zod.strictObject({
  "module": ModuleType,
  "decision": zod.enum(['confirm', 'decline']),
  "booking_ids": zod.array(Id).min(1).max(answerCompetitionBookingsBodyBookingIdsMax).optional().describe('Without: all that wait'),
  "reason": BookingReason.optional().describe('Of decline')
});

export type AnswerCompetitionBookingsBody = zod.input<typeof AnswerCompetitionBookingsBody>;
export type AnswerCompetitionBookingsBodyOutput = zod.output<typeof AnswerCompetitionBookingsBody>;
