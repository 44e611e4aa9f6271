/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PeriodNumberMax = 30;



export const PeriodNumber = zod.int().min(1).max(PeriodNumberMax).describe('Half, quarter or set; extra time goes on counting, the shoot-out is the last');

export type PeriodNumber = zod.input<typeof PeriodNumber>;
export type PeriodNumberOutput = zod.output<typeof PeriodNumber>;
