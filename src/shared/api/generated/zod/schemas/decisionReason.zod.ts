/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DecisionReasonMax = 500;



export const DecisionReason = zod.string().min(1).max(DecisionReasonMax).describe('Read by the owners of the venue');

export type DecisionReason = zod.input<typeof DecisionReason>;
export type DecisionReasonOutput = zod.output<typeof DecisionReason>;
