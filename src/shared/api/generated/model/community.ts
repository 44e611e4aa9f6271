/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { City } from './city.ts';
import type { CommunityJoinPolicy } from './communityJoinPolicy.ts';
import type { CommunityRole } from './communityRole.ts';
import type { CommunityVisibility } from './communityVisibility.ts';
import type { Count } from './count.ts';
import type { Id } from './id.ts';
import type { ImageOrNull } from './imageOrNull.ts';
import type { Permissions } from './permissions.ts';
import type { Sport } from './sport.ts';
import type { UserRef } from './userRef.ts';

export interface Community {
  id: Id;
  slug: string;
  name: string;
  image: ImageOrNull;
  description: string;
  sports: Sport[];
  city: City;
  visibility: CommunityVisibility;
  join_policy: CommunityJoinPolicy;
  /**
     * Of join_policy request
     * @nullable
     */
  join_question: string | null;
  members_count: Count;
  /** Members who are online and show it; 0 for guests */
  online_count: Count;
  /** 0 for who does not decide */
  pending_requests_count: Count;
  /** Posts with an open report; 0 for who does not decide */
  open_reports_count: Count;
  /** null: no member */
  my_role: CommunityRole | null;
  /** The user's open request to join */
  my_application_id: Id | null;
  /** Who has invited the user; joining accepts the invitation */
  my_inviter: UserRef | null;
  /** Whether the user is banned from it */
  is_banned: boolean;
  owner: UserRef;
  /** read (feed and people), join (at once), ask (by a request), decline, leave, post, announce, invite, decide (requests and reports), edit, manage_members, transfer, delete */
  permissions: Permissions;
}
