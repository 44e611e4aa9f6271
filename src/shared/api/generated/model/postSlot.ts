/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { WallTime } from './wallTime.ts';

export interface PostSlot {
  court_name: string;
  date: CalendarDate;
  start: WallTime;
  end: WallTime;
}
