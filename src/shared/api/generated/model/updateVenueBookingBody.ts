/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { Id } from './id.ts';
import type { TimeSlotId } from './timeSlotId.ts';

export interface UpdateVenueBookingBody {
  court_id?: Id;
  date?: CalendarDate;
  time_slot_id?: TimeSlotId;
  /** When it moves */
  keep_price?: boolean;
  /**
     * @maxLength 300
     * @nullable
     */
  note?: string | null;
  is_paid?: boolean;
  /** Not before it starts */
  is_no_show?: boolean;
}
