/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ReviewDecision = zod.enum(['approve', 'reject']);

export type ReviewDecision = zod.input<typeof ReviewDecision>;
export type ReviewDecisionOutput = zod.output<typeof ReviewDecision>;
