/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PointsMin = 0;
export const PointsMax = 999;



export const Points = zod.int().min(PointsMin).max(PointsMax);

export type Points = zod.input<typeof Points>;
export type PointsOutput = zod.output<typeof Points>;
