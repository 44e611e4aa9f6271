/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DeleteTeamInvitationParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type DeleteTeamInvitationParams = zod.input<typeof DeleteTeamInvitationParams>;
export type DeleteTeamInvitationParamsOutput = zod.output<typeof DeleteTeamInvitationParams>;
