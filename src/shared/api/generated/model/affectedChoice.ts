/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BookingPlaceTo } from './bookingPlaceTo.ts';
import type { ClosureAction } from './closureAction.ts';
import type { Id } from './id.ts';
import type { ManyLines } from './manyLines.ts';

/**
 * What happens to one booking in a closed time.
 */
export interface AffectedChoice {
  booking_id: Id;
  action: ClosureAction;
  /** Of a move; the nearest free time when absent */
  to?: BookingPlaceTo;
  /** What the player reads; that of the block when absent */
  reason?: ManyLines;
}
