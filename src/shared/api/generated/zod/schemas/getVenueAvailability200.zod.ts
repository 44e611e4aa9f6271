/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CalendarDate } from './calendarDate.zod.ts';
import { CourtAvailability } from './courtAvailability.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const GetVenueAvailability200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "date": CalendarDate,
  "courts": zod.array(CourtAvailability)
})
})

export type GetVenueAvailability200 = zod.input<typeof GetVenueAvailability200>;
export type GetVenueAvailability200Output = zod.output<typeof GetVenueAvailability200>;
