/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { RequestDate } from './requestDate.ts';
import type { SlotCount } from './slotCount.ts';
import type { TimeSlotId } from './timeSlotId.ts';

export interface CreateBookingHoldBody {
  court_id: Id;
  date: RequestDate;
  time_slot_id: TimeSlotId;
  slot_count: SlotCount;
  /** Held for a weekly booking; each kind has its own limit */
  weekly?: boolean;
}
