/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DeductedPointsMax = 99;



export const DeductedPoints = zod.int().min(1).max(DeductedPointsMax);

export type DeductedPoints = zod.input<typeof DeductedPoints>;
export type DeductedPointsOutput = zod.output<typeof DeductedPoints>;
