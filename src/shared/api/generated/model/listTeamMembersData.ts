/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Permissions } from './permissions.ts';
import type { TeamInvitation } from './teamInvitation.ts';
import type { TeamMember } from './teamMember.ts';

export interface ListTeamMembersData {
  members: TeamMember[];
  invitations: TeamInvitation[];
  /** add: a member; invite: by link; grant_admin: the role admin */
  permissions: Permissions;
}
