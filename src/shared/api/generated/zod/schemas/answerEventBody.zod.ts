/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EventAnswer } from './eventAnswer.zod.ts';
import { GuestCount } from './guestCount.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const AnswerEventBody = zod.strictObject({
  "module": ModuleType,
  "status": EventAnswer,
  "guests": GuestCount.optional().describe('With going; 0 when absent')
});

export type AnswerEventBody = zod.input<typeof AnswerEventBody>;
export type AnswerEventBodyOutput = zod.output<typeof AnswerEventBody>;
