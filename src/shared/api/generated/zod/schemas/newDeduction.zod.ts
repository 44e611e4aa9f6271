/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CompetitionReason } from './competitionReason.zod.ts';
import { DeductedPoints } from './deductedPoints.zod.ts';

export const NewDeduction = zod.strictObject({
  "points": DeductedPoints,
  "reason": CompetitionReason
});

export type NewDeduction = zod.input<typeof NewDeduction>;
export type NewDeductionOutput = zod.output<typeof NewDeduction>;
