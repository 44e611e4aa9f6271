/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DeleteCommunityParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type DeleteCommunityParams = zod.input<typeof DeleteCommunityParams>;
export type DeleteCommunityParamsOutput = zod.output<typeof DeleteCommunityParams>;
