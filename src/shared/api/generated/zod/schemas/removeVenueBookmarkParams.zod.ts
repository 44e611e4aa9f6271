/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RemoveVenueBookmarkParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type RemoveVenueBookmarkParams = zod.input<typeof RemoveVenueBookmarkParams>;
export type RemoveVenueBookmarkParamsOutput = zod.output<typeof RemoveVenueBookmarkParams>;
