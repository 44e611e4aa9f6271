/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Booking } from './booking.ts';
import type { BookingPlace } from './bookingPlace.ts';
import type { ClosureAction } from './closureAction.ts';
import type { ClosureState } from './closureState.ts';
import type { Instant } from './instant.ts';

/**
 * What became of a booking that a closed time hit.
 */
export interface ClosureOutcome {
  /** As it stands now */
  booking: Booking;
  /** What the venue chose */
  action: ClosureAction;
  state: ClosureState;
  reason: string;
  /** Where it stood */
  from: BookingPlace;
  /** When the player was asked */
  answer_until: Instant | null;
  /** null while it waits for an answer */
  settled_at: Instant | null;
}
