/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Instant } from './instant.zod.ts';
import { VenueReviewDecision } from './venueReviewDecision.zod.ts';

export const venueReviewRevisionMin = 0;



export const VenueReview = zod.strictObject({
  "revision": zod.int().min(venueReviewRevisionMin).describe('Rises with every change of the venue and its courts; a decision names it'),
  "submitted_at": Instant,
  "decided_at": zod.union([Instant,zod.null()]),
  "decision": zod.union([VenueReviewDecision,zod.null()]),
  "note": zod.string().nullable().describe('The reason given')
}).describe('The last review by a super user; only for users of the venue and super users.');

export type VenueReview = zod.input<typeof VenueReview>;
export type VenueReviewOutput = zod.output<typeof VenueReview>;
