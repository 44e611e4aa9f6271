/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PeriodsMax = 10;



export const Periods = zod.int().min(1).max(PeriodsMax);

export type Periods = zod.input<typeof Periods>;
export type PeriodsOutput = zod.output<typeof Periods>;
