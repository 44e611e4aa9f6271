/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { RequestDate } from './requestDate.ts';
import type { TimeSlotId } from './timeSlotId.ts';

/**
 * Another court or slot for one session of a weekly booking, or skipping it.
 */
export interface BookingOverride {
  date: RequestDate;
  court_id?: Id;
  time_slot_id?: TimeSlotId;
  skip?: boolean;
}
