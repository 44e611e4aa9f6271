/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { Permissions } from './permissions.zod.ts';
import { ProfileStatus } from './profileStatus.zod.ts';
import { TeamMemberStatus } from './teamMemberStatus.zod.ts';
import { TeamRole } from './teamRole.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const TeamMember = zod.strictObject({
  "id": Id,
  "user": UserRef,
  "user_id": Id,
  "roles": zod.array(TeamRole),
  "is_player": zod.boolean(),
  "jersey_number": zod.int().nullable(),
  "position": zod.string().nullable(),
  "status": TeamMemberStatus,
  "joined_at": zod.union([Instant,zod.null()]),
  "is_online": zod.boolean().describe('At this moment, if they show it; false for guests'),
  "profile_status": ProfileStatus.optional().describe('Only in the list of the members for those who look after them'),
  "permissions": Permissions.describe('change: the role admin only with grant_admin; remove: withdraw an invitation, or end the membership. Not of the last admin')
});

export type TeamMember = zod.input<typeof TeamMember>;
export type TeamMemberOutput = zod.output<typeof TeamMember>;
