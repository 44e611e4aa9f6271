/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { RequestDate } from './requestDate.ts';
import type { TimeSlotId } from './timeSlotId.ts';

/**
 * Either court_id or sport_id.
 */
export interface CreateSlotWatchBody {
  date: RequestDate;
  time_slot_id: TimeSlotId;
  court_id?: Id;
  sport_id?: Id;
}
