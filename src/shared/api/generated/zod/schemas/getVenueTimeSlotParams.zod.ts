/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RequestDate } from './requestDate.zod.ts';

export const GetVenueTimeSlotParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "date": RequestDate.optional()
})

export type GetVenueTimeSlotParams = zod.input<typeof GetVenueTimeSlotParams>;
export type GetVenueTimeSlotParamsOutput = zod.output<typeof GetVenueTimeSlotParams>;
