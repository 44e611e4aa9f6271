/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ChangesSinceReview } from './changesSinceReview.ts';
import type { Pagination } from './pagination.ts';
import type { VenueLogEntry } from './venueLogEntry.ts';

export interface GetVenueLogData {
  entries: VenueLogEntry[];
  /** null before the first review */
  since_review: ChangesSinceReview | null;
  pagination: Pagination;
}
