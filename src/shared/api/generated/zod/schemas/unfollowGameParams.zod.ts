/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const UnfollowGameParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type UnfollowGameParams = zod.input<typeof UnfollowGameParams>;
export type UnfollowGameParamsOutput = zod.output<typeof UnfollowGameParams>;
