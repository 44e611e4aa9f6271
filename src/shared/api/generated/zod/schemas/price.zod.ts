/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PriceMin = 0;
export const PriceMax = 1000000;



export const Price = zod.int().min(PriceMin).max(PriceMax).describe('For one slot, in whole Albanian lek (ALL)');

export type Price = zod.input<typeof Price>;
export type PriceOutput = zod.output<typeof Price>;
