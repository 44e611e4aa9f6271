/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DecisionReason } from './decisionReason.ts';
import type { ReviewDecision } from './reviewDecision.ts';

export interface ReviewVenueBody {
  decision: ReviewDecision;
  /** Required when rejecting */
  reason?: DecisionReason;
}
