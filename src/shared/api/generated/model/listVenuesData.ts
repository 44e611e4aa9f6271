/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Pagination } from './pagination.ts';
import type { Venue } from './venue.ts';

export interface ListVenuesData {
  venues: Venue[];
  pagination: Pagination;
}
