/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { DeductedPoints } from './deductedPoints.zod.ts';
import { Reason } from './reason.zod.ts';

export const NewDeduction = zod.strictObject({
  "points": DeductedPoints,
  "reason": Reason
});

export type NewDeduction = zod.input<typeof NewDeduction>;
export type NewDeductionOutput = zod.output<typeof NewDeduction>;
