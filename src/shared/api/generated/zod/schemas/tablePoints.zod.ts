/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TablePointsMin = 0;
export const TablePointsMax = 10;



export const TablePoints = zod.int().min(TablePointsMin).max(TablePointsMax);

export type TablePoints = zod.input<typeof TablePoints>;
export type TablePointsOutput = zod.output<typeof TablePoints>;
