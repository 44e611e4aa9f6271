/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BookingProposal } from './bookingProposal.ts';
import type { ClosureState } from './closureState.ts';
import type { Instant } from './instant.ts';

/**
 * The court is closed, and the venue asks the player what shall become of the booking.
 */
export interface BookingClosure {
  state: ClosureState;
  /** Why the court is closed, in the words of the venue */
  reason: string;
  /** Without an answer by then it is cancelled with the reason */
  answer_until: Instant;
  can_answer: boolean;
  /** Free times to move to, nearest first, at most six; empty once it is answered */
  proposals: BookingProposal[];
}
