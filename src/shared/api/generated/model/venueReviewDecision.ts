/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type VenueReviewDecision = typeof VenueReviewDecision[keyof typeof VenueReviewDecision];


export const VenueReviewDecision = {
  approved: 'approved',
  rejected: 'rejected',
} as const;
