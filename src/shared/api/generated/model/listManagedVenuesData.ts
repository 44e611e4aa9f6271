/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Pagination } from './pagination.ts';
import type { Venue } from './venue.ts';

export interface ListManagedVenuesData {
  venues: Venue[];
  pagination: Pagination;
}
