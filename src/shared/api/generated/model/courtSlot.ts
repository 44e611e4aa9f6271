/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Instant } from './instant.ts';
import type { Money } from './money.ts';
import type { SlotState } from './slotState.ts';
import type { TimeSlotId } from './timeSlotId.ts';

export interface CourtSlot {
  court_id: Id;
  time_slot_id: TimeSlotId;
  starts_at: Instant;
  ends_at: Instant;
  state: SlotState;
  price: Money;
  /** The booking in this slot; only for users of the venue and its player */
  booking_id?: Id;
  /** True when the booking in this slot is the user's own; absent otherwise */
  is_mine?: true;
  /** The watch of the user that waits for this slot; absent otherwise */
  watch_id?: Id;
  /** The end of the user's head start on this slot; absent otherwise */
  turn_until?: Instant;
}
