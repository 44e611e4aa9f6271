/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreateTeamInvitationHeaders = zod.strictObject({
  "Idempotency-Key": zod.uuid().optional()
})

export type CreateTeamInvitationHeaders = zod.input<typeof CreateTeamInvitationHeaders>;
export type CreateTeamInvitationHeadersOutput = zod.output<typeof CreateTeamInvitationHeaders>;
