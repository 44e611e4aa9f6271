/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { DecisionReason } from './decisionReason.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { ReviewDecision } from './reviewDecision.zod.ts';

export const reviewVenueBodyRevisionMin = 0;



export const ReviewVenueBody = zod.strictObject({
  "module": ModuleType,
  "decision": ReviewDecision,
  "revision": zod.int().min(reviewVenueBodyRevisionMin).describe('That of the review as the super user saw it'),
  "reason": DecisionReason.optional().describe('Required when rejecting')
});

export type ReviewVenueBody = zod.input<typeof ReviewVenueBody>;
export type ReviewVenueBodyOutput = zod.output<typeof ReviewVenueBody>;
