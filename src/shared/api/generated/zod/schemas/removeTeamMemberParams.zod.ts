/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RemoveTeamMemberParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type RemoveTeamMemberParams = zod.input<typeof RemoveTeamMemberParams>;
export type RemoveTeamMemberParamsOutput = zod.output<typeof RemoveTeamMemberParams>;
