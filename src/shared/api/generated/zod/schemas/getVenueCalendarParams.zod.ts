/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { RequestDate } from './requestDate.zod.ts';

export const GetVenueCalendarParams = zod.strictObject({
  "from": RequestDate,
  "to": RequestDate,
  "court_id": Id.optional(),
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetVenueCalendarParams = zod.input<typeof GetVenueCalendarParams>;
export type GetVenueCalendarParamsOutput = zod.output<typeof GetVenueCalendarParams>;
