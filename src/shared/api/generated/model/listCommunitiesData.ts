/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Community } from './community.ts';
import type { Pagination } from './pagination.ts';

export interface ListCommunitiesData {
  communities: Community[];
  pagination: Pagination;
}
