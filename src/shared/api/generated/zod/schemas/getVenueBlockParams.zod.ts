/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetVenueBlockParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetVenueBlockParams = zod.input<typeof GetVenueBlockParams>;
export type GetVenueBlockParamsOutput = zod.output<typeof GetVenueBlockParams>;
