/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { RequestDate } from './requestDate.zod.ts';

export const GetVenueAvailabilityParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "date": RequestDate,
  "sport_id": Id.optional(),
  "court_id": Id.optional(),
  "weekly": zod.boolean().optional()
})

export type GetVenueAvailabilityParams = zod.input<typeof GetVenueAvailabilityParams>;
export type GetVenueAvailabilityParamsOutput = zod.output<typeof GetVenueAvailabilityParams>;
