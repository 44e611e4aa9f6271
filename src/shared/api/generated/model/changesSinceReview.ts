/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Instant } from './instant.ts';
import type { VenueLogChange } from './venueLogChange.ts';
import type { VenueReviewDecision } from './venueReviewDecision.ts';

/**
 * One change for each field, from its value at the last review to that of now; fields that have their old value again are left out.
 */
export interface ChangesSinceReview {
  decided_at: Instant;
  decision: VenueReviewDecision;
  changes: VenueLogChange[];
}
