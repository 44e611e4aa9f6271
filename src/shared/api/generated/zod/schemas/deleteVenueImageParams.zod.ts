/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DeleteVenueImageParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type DeleteVenueImageParams = zod.input<typeof DeleteVenueImageParams>;
export type DeleteVenueImageParamsOutput = zod.output<typeof DeleteVenueImageParams>;
