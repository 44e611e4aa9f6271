/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TimeSlot } from './timeSlot.ts';

export interface ListTimeSlotsData {
  time_slots: TimeSlot[];
}
