/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const AverageAgeMin = 5;
export const AverageAgeMax = 99;



export const AverageAge = zod.int().min(AverageAgeMin).max(AverageAgeMax);

export type AverageAge = zod.input<typeof AverageAge>;
export type AverageAgeOutput = zod.output<typeof AverageAge>;
