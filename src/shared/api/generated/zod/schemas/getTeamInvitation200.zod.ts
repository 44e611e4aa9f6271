/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { TeamInvitationOffer } from './teamInvitationOffer.zod.ts';

export const GetTeamInvitation200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "invitation": TeamInvitationOffer
})
})

export type GetTeamInvitation200 = zod.input<typeof GetTeamInvitation200>;
export type GetTeamInvitation200Output = zod.output<typeof GetTeamInvitation200>;
