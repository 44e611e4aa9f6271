/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { DeductedPoints } from './deductedPoints.zod.ts';

export const Deduction = zod.strictObject({
  "points": DeductedPoints,
  "reason": zod.string()
}).describe('Points taken from a team');

export type Deduction = zod.input<typeof Deduction>;
export type DeductionOutput = zod.output<typeof Deduction>;
