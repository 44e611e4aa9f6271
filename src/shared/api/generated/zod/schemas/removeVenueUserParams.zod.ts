/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RemoveVenueUserParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type RemoveVenueUserParams = zod.input<typeof RemoveVenueUserParams>;
export type RemoveVenueUserParamsOutput = zod.output<typeof RemoveVenueUserParams>;
