/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { CourtAvailability } from './courtAvailability.ts';

export interface GetVenueAvailabilityData {
  date: CalendarDate;
  courts: CourtAvailability[];
}
