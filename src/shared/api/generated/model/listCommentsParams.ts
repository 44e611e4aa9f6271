/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PageNumber } from './pageNumber.ts';
import type { PageSize } from './pageSize.ts';

export type ListCommentsParams = {
page?: PageNumber;
per_page?: PageSize;
};
