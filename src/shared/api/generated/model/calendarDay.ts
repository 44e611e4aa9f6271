/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { CourtSlot } from './courtSlot.ts';

export interface CalendarDay {
  date: CalendarDate;
  /** Every slot that a court offers on this day; also the past ones */
  slots: CourtSlot[];
}
