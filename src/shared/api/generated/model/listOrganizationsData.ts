/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Organization } from './organization.ts';
import type { Pagination } from './pagination.ts';

export interface ListOrganizationsData {
  organizations: Organization[];
  pagination: Pagination;
}
