/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CommunityMemberStatus } from './communityMemberStatus.zod.ts';
import { Keywords } from './keywords.zod.ts';

export const listCommunityMembersParamsPageDefault = 1;

export const listCommunityMembersParamsPerPageDefault = 10;
export const listCommunityMembersParamsPerPageMax = 50;


export const ListCommunityMembersParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "page": zod.int().min(1).default(listCommunityMembersParamsPageDefault),
  "per_page": zod.int().min(1).max(listCommunityMembersParamsPerPageMax).default(listCommunityMembersParamsPerPageDefault),
  "status": CommunityMemberStatus.optional(),
  "keywords": Keywords.optional()
})

export type ListCommunityMembersParams = zod.input<typeof ListCommunityMembersParams>;
export type ListCommunityMembersParamsOutput = zod.output<typeof ListCommunityMembersParams>;
