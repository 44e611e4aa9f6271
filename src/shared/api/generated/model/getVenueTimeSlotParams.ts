/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';

export type GetVenueTimeSlotParams = {
/**
 * Today when absent
 */
date?: CalendarDate;
};
