/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CommunityMember } from './communityMember.ts';
import type { Pagination } from './pagination.ts';

export interface ListCommunityMembersData {
  members: CommunityMember[];
  pagination: Pagination;
}
