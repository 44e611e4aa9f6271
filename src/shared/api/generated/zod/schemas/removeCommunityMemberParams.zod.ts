/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RemoveCommunityMemberParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type RemoveCommunityMemberParams = zod.input<typeof RemoveCommunityMemberParams>;
export type RemoveCommunityMemberParamsOutput = zod.output<typeof RemoveCommunityMemberParams>;
