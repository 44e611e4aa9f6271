/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DeleteVenueBlockParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type DeleteVenueBlockParams = zod.input<typeof DeleteVenueBlockParams>;
export type DeleteVenueBlockParamsOutput = zod.output<typeof DeleteVenueBlockParams>;
