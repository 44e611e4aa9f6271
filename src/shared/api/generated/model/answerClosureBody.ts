/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AnswerClosureBodyChoice } from './answerClosureBodyChoice.ts';
import type { BookingPlaceTo } from './bookingPlaceTo.ts';

export interface AnswerClosureBody {
  choice: AnswerClosureBodyChoice;
  /** Of a move */
  to?: BookingPlaceTo;
}
