/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RemoveTeamBookmarkParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type RemoveTeamBookmarkParams = zod.input<typeof RemoveTeamBookmarkParams>;
export type RemoveTeamBookmarkParamsOutput = zod.output<typeof RemoveTeamBookmarkParams>;
