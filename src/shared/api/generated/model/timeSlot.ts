/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TimeSlotId } from './timeSlotId.ts';
import type { WallTime } from './wallTime.ts';

export interface TimeSlot {
  id: TimeSlotId;
  start: WallTime;
  end: WallTime;
}
