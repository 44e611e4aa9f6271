/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const FoundationYearMin = 1850;
export const FoundationYearMax = 2100;



export const FoundationYear = zod.int().min(FoundationYearMin).max(FoundationYearMax);

export type FoundationYear = zod.input<typeof FoundationYear>;
export type FoundationYearOutput = zod.output<typeof FoundationYear>;
