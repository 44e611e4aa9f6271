/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { VenueFigures } from './venueFigures.ts';

export interface VenueDayFigures {
  date: CalendarDate;
  figures: VenueFigures;
}
