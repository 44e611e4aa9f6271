/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetTeamInvitationParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetTeamInvitationParams = zod.input<typeof GetTeamInvitationParams>;
export type GetTeamInvitationParamsOutput = zod.output<typeof GetTeamInvitationParams>;
