/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CalendarDate } from './calendarDate.zod.ts';
import { Id } from './id.zod.ts';

export const GetVenueAvailabilityParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "date": CalendarDate,
  "sport_id": Id.optional(),
  "court_id": Id.optional(),
  "weekly": zod.boolean().optional()
})

export type GetVenueAvailabilityParams = zod.input<typeof GetVenueAvailabilityParams>;
export type GetVenueAvailabilityParamsOutput = zod.output<typeof GetVenueAvailabilityParams>;
