/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TimeSlotId } from './timeSlotId.ts';
import type { WallTime } from './wallTime.ts';

export interface FreeSlot {
  time_slot_id: TimeSlotId;
  start: WallTime;
}
