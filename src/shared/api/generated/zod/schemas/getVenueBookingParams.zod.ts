/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetVenueBookingParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetVenueBookingParams = zod.input<typeof GetVenueBookingParams>;
export type GetVenueBookingParamsOutput = zod.output<typeof GetVenueBookingParams>;
