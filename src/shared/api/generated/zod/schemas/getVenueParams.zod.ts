/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetVenueParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetVenueParams = zod.input<typeof GetVenueParams>;
export type GetVenueParamsOutput = zod.output<typeof GetVenueParams>;
