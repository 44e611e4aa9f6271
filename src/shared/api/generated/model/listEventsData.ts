/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Event } from './event.ts';
import type { Pagination } from './pagination.ts';

export interface ListEventsData {
  events: Event[];
  pagination: Pagination;
}
