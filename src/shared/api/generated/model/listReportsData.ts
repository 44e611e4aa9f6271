/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Pagination } from './pagination.ts';
import type { Report } from './report.ts';

export interface ListReportsData {
  reports: Report[];
  pagination: Pagination;
}
