/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { PageSize } from './pageSize.ts';

export type ListCommunityPostsParams = {
/**
 * Only posts older than this one; pinned posts come with the first answer only
 */
before?: Id;
per_page?: PageSize;
};
