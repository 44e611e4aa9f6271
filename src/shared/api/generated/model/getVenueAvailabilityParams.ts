/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { Id } from './id.ts';

export type GetVenueAvailabilityParams = {
date: CalendarDate;
sport_id?: Id;
court_id?: Id;
/**
 * The state for a weekly booking
 */
weekly?: boolean;
};
