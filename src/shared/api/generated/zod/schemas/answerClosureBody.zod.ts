/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BookingPlaceTo } from './bookingPlaceTo.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const AnswerClosureBody = zod.strictObject({
  "module": ModuleType,
  "choice": zod.enum(['move', 'cancel']),
  "to": BookingPlaceTo.optional().describe('Of a move')
});

export type AnswerClosureBody = zod.input<typeof AnswerClosureBody>;
export type AnswerClosureBodyOutput = zod.output<typeof AnswerClosureBody>;
