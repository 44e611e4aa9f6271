/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetManagedVenueParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetManagedVenueParams = zod.input<typeof GetManagedVenueParams>;
export type GetManagedVenueParamsOutput = zod.output<typeof GetManagedVenueParams>;
