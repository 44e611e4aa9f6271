/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { CourtSlot } from './courtSlot.ts';
import type { TimeSlot } from './timeSlot.ts';

export interface GetVenueTimeSlotData {
  time_slot: TimeSlot;
  date: CalendarDate;
  courts: CourtSlot[];
}
