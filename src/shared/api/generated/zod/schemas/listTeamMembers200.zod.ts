/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Permissions } from './permissions.zod.ts';
import { TeamInvitation } from './teamInvitation.zod.ts';
import { TeamMember } from './teamMember.zod.ts';

export const ListTeamMembers200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "members": zod.array(TeamMember),
  "invitations": zod.array(TeamInvitation),
  "permissions": Permissions.describe('add: a member; invite: by link; grant_admin: the role admin')
})
})

export type ListTeamMembers200 = zod.input<typeof ListTeamMembers200>;
export type ListTeamMembers200Output = zod.output<typeof ListTeamMembers200>;
