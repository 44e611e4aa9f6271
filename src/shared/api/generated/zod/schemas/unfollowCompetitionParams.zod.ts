/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const UnfollowCompetitionParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type UnfollowCompetitionParams = zod.input<typeof UnfollowCompetitionParams>;
export type UnfollowCompetitionParamsOutput = zod.output<typeof UnfollowCompetitionParams>;
