/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const SetPointsMax = 50;



export const SetPoints = zod.int().min(1).max(SetPointsMax);

export type SetPoints = zod.input<typeof SetPoints>;
export type SetPointsOutput = zod.output<typeof SetPoints>;
