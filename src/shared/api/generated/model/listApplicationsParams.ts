/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApplicationDirection } from './applicationDirection.ts';
import type { ApplicationKind } from './applicationKind.ts';
import type { ApplicationStatus } from './applicationStatus.ts';
import type { PageNumber } from './pageNumber.ts';
import type { PageSize } from './pageSize.ts';

export type ListApplicationsParams = {
page?: PageNumber;
per_page?: PageSize;
kind?: ApplicationKind;
status?: ApplicationStatus[];
/**
 * sent when absent
 */
direction?: ApplicationDirection;
};
