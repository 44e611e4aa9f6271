/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EventAnswer } from './eventAnswer.ts';
import type { GuestCount } from './guestCount.ts';

export interface AnswerEventBody {
  status: EventAnswer;
  /** With going; 0 when absent */
  guests?: GuestCount;
}
