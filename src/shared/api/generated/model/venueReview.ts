/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Instant } from './instant.ts';
import type { VenueReviewDecision } from './venueReviewDecision.ts';

/**
 * The last review by a super user; only for users of the venue and super users.
 */
export interface VenueReview {
  /**
     * Rises with every change of the venue and its courts; a decision names it
     * @minimum 0
     */
  revision: number;
  submitted_at: Instant;
  decided_at: Instant | null;
  decision: VenueReviewDecision | null;
  /**
     * The reason given
     * @nullable
     */
  note: string | null;
}
