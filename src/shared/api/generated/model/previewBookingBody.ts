/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { RequestDate } from './requestDate.ts';
import type { SlotCount } from './slotCount.ts';
import type { TimeSlotId } from './timeSlotId.ts';

export interface PreviewBookingBody {
  court_id: Id;
  date: RequestDate;
  time_slot_id: TimeSlotId;
  slot_count: SlotCount;
  weekly: boolean;
  /** Last day of a weekly booking; open when absent */
  ends_on?: RequestDate;
}
