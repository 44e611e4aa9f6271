/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EventPriceMin = 0;
export const EventPriceMax = 1000000;



export const EventPrice = zod.int().min(EventPriceMin).max(EventPriceMax).describe('For all together, in whole Albanian lek (ALL)');

export type EventPrice = zod.input<typeof EventPrice>;
export type EventPriceOutput = zod.output<typeof EventPrice>;
