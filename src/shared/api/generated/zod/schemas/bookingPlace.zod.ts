/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CalendarDate } from './calendarDate.zod.ts';
import { WallTime } from './wallTime.zod.ts';

export const BookingPlace = zod.strictObject({
  "court_name": zod.string(),
  "date": CalendarDate,
  "start": WallTime
});

export type BookingPlace = zod.input<typeof BookingPlace>;
export type BookingPlaceOutput = zod.output<typeof BookingPlace>;
