/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ManyLines } from './manyLines.ts';
import type { ReviewDecision } from './reviewDecision.ts';

export interface ReviewVenueBody {
  decision: ReviewDecision;
  /**
     * That of the review as the super user saw it
     * @minimum 0
     */
  revision: number;
  /** Required when rejecting */
  reason?: ManyLines;
}
