/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CalendarDate } from './calendarDate.zod.ts';
import { CourtSlot } from './courtSlot.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { TimeSlot } from './timeSlot.zod.ts';

export const GetVenueTimeSlot200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "time_slot": TimeSlot,
  "date": CalendarDate,
  "courts": zod.array(CourtSlot)
})
})

export type GetVenueTimeSlot200 = zod.input<typeof GetVenueTimeSlot200>;
export type GetVenueTimeSlot200Output = zod.output<typeof GetVenueTimeSlot200>;
