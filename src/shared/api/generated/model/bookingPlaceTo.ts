/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { Id } from './id.ts';
import type { TimeSlotId } from './timeSlotId.ts';

export interface BookingPlaceTo {
  court_id: Id;
  date: CalendarDate;
  time_slot_id: TimeSlotId;
}
