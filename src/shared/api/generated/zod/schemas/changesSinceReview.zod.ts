/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Instant } from './instant.zod.ts';
import { VenueLogChange } from './venueLogChange.zod.ts';
import { VenueReviewDecision } from './venueReviewDecision.zod.ts';

export const ChangesSinceReview = zod.strictObject({
  "decided_at": Instant,
  "decision": VenueReviewDecision,
  "changes": zod.array(VenueLogChange)
}).describe('One change for each field, from its value at the last review to that of now; fields that have their old value again are left out.');

export type ChangesSinceReview = zod.input<typeof ChangesSinceReview>;
export type ChangesSinceReviewOutput = zod.output<typeof ChangesSinceReview>;
