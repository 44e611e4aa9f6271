/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { RequestDate } from './requestDate.ts';
import type { TimeSlotId } from './timeSlotId.ts';

export interface BookingPlaceTo {
  court_id: Id;
  date: RequestDate;
  time_slot_id: TimeSlotId;
}
