/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Application } from './application.ts';
import type { Pagination } from './pagination.ts';

export interface ListCommunityRequestsData {
  applications: Application[];
  pagination: Pagination;
}
