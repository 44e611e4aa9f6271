/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { Id } from './id.ts';

export type GetVenueCalendarParams = {
/**
 * First day
 */
from: CalendarDate;
/**
 * Last day; at most seven days in all
 */
to: CalendarDate;
court_id?: Id;
};
