/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CountMin = 0;



export const Count = zod.int().min(CountMin);

export type Count = zod.input<typeof Count>;
export type CountOutput = zod.output<typeof Count>;
