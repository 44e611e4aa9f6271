/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BookingOverride } from './bookingOverride.ts';
import type { Id } from './id.ts';
import type { ManyLines } from './manyLines.ts';
import type { OneLine } from './oneLine.ts';
import type { RequestDate } from './requestDate.ts';
import type { SlotCount } from './slotCount.ts';
import type { TimeSlotId } from './timeSlotId.ts';

/**
 * Either user_id or guest_name.
 */
export interface CreateVenueBookingBody {
  court_id: Id;
  date: RequestDate;
  time_slot_id: TimeSlotId;
  slot_count: SlotCount;
  weekly: boolean;
  /** Last day of a weekly booking; open when absent */
  ends_on?: RequestDate;
  user_id?: Id;
  guest_name?: OneLine;
  /** @pattern ^\+?[0-9 ]{6,20}$ */
  guest_phone?: string;
  note?: ManyLines;
  /** @maxItems 12 */
  overrides?: BookingOverride[];
}
