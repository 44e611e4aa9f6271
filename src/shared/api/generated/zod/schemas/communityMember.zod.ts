/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CommunityMemberStatus } from './communityMemberStatus.zod.ts';
import { CommunityRole } from './communityRole.zod.ts';
import { Id } from './id.zod.ts';
import { Instant } from './instant.zod.ts';
import { Permissions } from './permissions.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const CommunityMember = zod.strictObject({
  "id": Id,
  "user": UserRef,
  "role": CommunityRole,
  "status": CommunityMemberStatus,
  "joined_at": zod.union([Instant,zod.null()]),
  "is_online": zod.boolean().describe('At this moment, if they show it; false for guests'),
  "permissions": Permissions.describe('change_role, transfer, remove (a member, an invitation or a ban), ban')
});

export type CommunityMember = zod.input<typeof CommunityMember>;
export type CommunityMemberOutput = zod.output<typeof CommunityMember>;
