/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { RequestDate } from './requestDate.ts';
import type { TimeSlotId } from './timeSlotId.ts';
import type { Weekday } from './weekday.ts';

/**
 * Exactly one of weekday and date is set; no time slots means closed.
 */
export interface CourtScheduleInput {
  weekday: Weekday | null;
  date: RequestDate | null;
  /** @maxItems 18 */
  time_slot_ids: TimeSlotId[];
}
