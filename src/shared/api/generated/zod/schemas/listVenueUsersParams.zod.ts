/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ListVenueUsersParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type ListVenueUsersParams = zod.input<typeof ListVenueUsersParams>;
export type ListVenueUsersParamsOutput = zod.output<typeof ListVenueUsersParams>;
