/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CommunityMemberStatus } from './communityMemberStatus.ts';
import type { Keywords } from './keywords.ts';
import type { PageNumber } from './pageNumber.ts';
import type { PageSize } from './pageSize.ts';

export type ListCommunityMembersParams = {
page?: PageNumber;
per_page?: PageSize;
/**
 * active when absent
 */
status?: CommunityMemberStatus;
keywords?: Keywords;
};
