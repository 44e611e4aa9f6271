/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Instant } from './instant.ts';
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
}
