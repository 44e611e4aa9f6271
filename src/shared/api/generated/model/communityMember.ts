/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CommunityMemberStatus } from './communityMemberStatus.ts';
import type { CommunityRole } from './communityRole.ts';
import type { Id } from './id.ts';
import type { Instant } from './instant.ts';
import type { Permissions } from './permissions.ts';
import type { UserRef } from './userRef.ts';

export interface CommunityMember {
  id: Id;
  user: UserRef;
  role: CommunityRole;
  status: CommunityMemberStatus;
  joined_at: Instant | null;
  /** At this moment, if they show it; false for guests */
  is_online: boolean;
  /** change_role, transfer, remove (a member, an invitation or a ban), ban */
  permissions: Permissions;
}
