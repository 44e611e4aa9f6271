/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApplicationStatus } from './applicationStatus.ts';
import type { PageNumber } from './pageNumber.ts';
import type { PageSize } from './pageSize.ts';

export type ListCommunityRequestsParams = {
page?: PageNumber;
per_page?: PageSize;
/**
 * pending when absent
 */
status?: ApplicationStatus[];
};
