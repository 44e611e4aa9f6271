/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { Id } from './id.ts';
import type { TimeSlotId } from './timeSlotId.ts';
import type { Weekday } from './weekday.ts';

/**
 * Replaces the default slots on a weekday or a date. Exactly one of weekday and date is set; no slots means closed.
 */
export interface CourtSchedule {
  id: Id;
  weekday: Weekday | null;
  date: CalendarDate | null;
  time_slot_ids: TimeSlotId[];
}
