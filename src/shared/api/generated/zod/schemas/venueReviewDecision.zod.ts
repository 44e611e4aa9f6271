/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const VenueReviewDecision = zod.enum(['approved', 'rejected']);

export type VenueReviewDecision = zod.input<typeof VenueReviewDecision>;
export type VenueReviewDecisionOutput = zod.output<typeof VenueReviewDecision>;
