/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BookingProposal } from './bookingProposal.zod.ts';
import { ClosureState } from './closureState.zod.ts';
import { Instant } from './instant.zod.ts';

export const BookingClosure = zod.strictObject({
  "state": ClosureState,
  "reason": zod.string().describe('Why the court is closed, in the words of the venue'),
  "answer_until": Instant.describe('Without an answer by then it is cancelled with the reason'),
  "can_answer": zod.boolean(),
  "proposals": zod.array(BookingProposal).describe('Free times to move to, nearest first, at most six; empty once it is answered')
}).describe('The court is closed, and the venue asks the player what shall become of the booking.');

export type BookingClosure = zod.input<typeof BookingClosure>;
export type BookingClosureOutput = zod.output<typeof BookingClosure>;
