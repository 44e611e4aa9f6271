/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { City } from './city.zod.ts';
import { CommunityJoinPolicy } from './communityJoinPolicy.zod.ts';
import { CommunityRole } from './communityRole.zod.ts';
import { CommunityVisibility } from './communityVisibility.zod.ts';
import { Count } from './count.zod.ts';
import { Id } from './id.zod.ts';
import { ImageOrNull } from './imageOrNull.zod.ts';
import { Permissions } from './permissions.zod.ts';
import { Sport } from './sport.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const Community = zod.strictObject({
  "id": Id,
  "slug": zod.string(),
  "name": zod.string(),
  "image": ImageOrNull,
  "description": zod.string(),
  "sports": zod.array(Sport),
  "city": City,
  "visibility": CommunityVisibility,
  "join_policy": CommunityJoinPolicy,
  "join_question": zod.string().nullable().describe('Of join_policy request'),
  "members_count": Count,
  "online_count": Count.describe('Members who are online and show it; 0 for guests'),
  "pending_requests_count": Count.describe('0 for who does not decide'),
  "open_reports_count": Count.describe('Posts with an open report; 0 for who does not decide'),
  "my_role": zod.union([CommunityRole,zod.null()]).describe('null: no member'),
  "my_application_id": zod.union([Id,zod.null()]).describe('The user\'s open request to join'),
  "my_inviter": zod.union([UserRef,zod.null()]).describe('Who has invited the user; joining accepts the invitation'),
  "is_banned": zod.boolean().describe('Whether the user is banned from it'),
  "owner": UserRef,
  "permissions": Permissions.describe('read (feed and people), join (at once), ask (by a request), decline, leave, post, announce, invite, decide (requests and reports), edit, manage_members, transfer, delete')
});

export type Community = zod.input<typeof Community>;
export type CommunityOutput = zod.output<typeof Community>;
