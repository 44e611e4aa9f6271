/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BookingOverride } from './bookingOverride.ts';
import type { CalendarDate } from './calendarDate.ts';
import type { Id } from './id.ts';
import type { SlotCount } from './slotCount.ts';
import type { TimeSlotId } from './timeSlotId.ts';

/**
 * Either user_id or guest_name.
 */
export interface CreateVenueBookingBody {
  court_id: Id;
  date: CalendarDate;
  time_slot_id: TimeSlotId;
  slot_count: SlotCount;
  weekly: boolean;
  /** Last day of a weekly booking; open when absent */
  ends_on?: CalendarDate;
  user_id?: Id;
  /**
     * @minLength 1
     * @maxLength 100
     */
  guest_name?: string;
  /** @pattern ^\+?[0-9 ]{6,20}$ */
  guest_phone?: string;
  /** @maxLength 300 */
  note?: string;
  /** @maxItems 12 */
  overrides?: BookingOverride[];
}
