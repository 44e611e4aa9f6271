/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PeriodMinutesMax = 60;



export const PeriodMinutes = zod.int().min(1).max(PeriodMinutesMax);

export type PeriodMinutes = zod.input<typeof PeriodMinutes>;
export type PeriodMinutesOutput = zod.output<typeof PeriodMinutes>;
