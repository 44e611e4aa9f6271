/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CommunityMember } from './communityMember.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const InviteToCommunity200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "members": zod.array(CommunityMember)
})
})

export type InviteToCommunity200 = zod.input<typeof InviteToCommunity200>;
export type InviteToCommunity200Output = zod.output<typeof InviteToCommunity200>;
