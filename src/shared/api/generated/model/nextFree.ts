/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { FreeSlot } from './freeSlot.ts';

/**
 * The next day with a free slot.
 */
export interface NextFree {
  date: CalendarDate;
  slots: FreeSlot[];
}
