/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CalendarDate } from './calendarDate.zod.ts';
import { Id } from './id.zod.ts';

export const GetVenueCalendarParams = zod.strictObject({
  "from": CalendarDate,
  "to": CalendarDate,
  "court_id": Id.optional(),
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetVenueCalendarParams = zod.input<typeof GetVenueCalendarParams>;
export type GetVenueCalendarParamsOutput = zod.output<typeof GetVenueCalendarParams>;
