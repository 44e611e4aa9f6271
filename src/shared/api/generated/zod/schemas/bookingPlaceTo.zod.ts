/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CalendarDate } from './calendarDate.zod.ts';
import { Id } from './id.zod.ts';
import { TimeSlotId } from './timeSlotId.zod.ts';

export const BookingPlaceTo = zod.strictObject({
  "court_id": Id,
  "date": CalendarDate,
  "time_slot_id": TimeSlotId
});

export type BookingPlaceTo = zod.input<typeof BookingPlaceTo>;
export type BookingPlaceToOutput = zod.output<typeof BookingPlaceTo>;
