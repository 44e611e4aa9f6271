/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetCommunityParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetCommunityParams = zod.input<typeof GetCommunityParams>;
export type GetCommunityParamsOutput = zod.output<typeof GetCommunityParams>;
