/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Instant } from './instant.ts';
import type { Permissions } from './permissions.ts';
import type { ProfileStatus } from './profileStatus.ts';
import type { TeamMemberStatus } from './teamMemberStatus.ts';
import type { TeamRole } from './teamRole.ts';
import type { UserRef } from './userRef.ts';

export interface TeamMember {
  id: Id;
  user: UserRef;
  user_id: Id;
  roles: TeamRole[];
  is_player: boolean;
  /** @nullable */
  jersey_number: number | null;
  /** @nullable */
  position: string | null;
  status: TeamMemberStatus;
  joined_at: Instant | null;
  /** At this moment, if they show it; false for guests */
  is_online: boolean;
  /** Only in the list of the members for those who look after them */
  profile_status?: ProfileStatus;
  /** change: the role admin only with grant_admin; remove: withdraw an invitation, or end the membership. Not of the last admin */
  permissions: Permissions;
}
