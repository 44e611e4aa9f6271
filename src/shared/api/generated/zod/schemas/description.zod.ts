/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DescriptionMax = 2000;



export const Description = zod.string().max(DescriptionMax);

export type Description = zod.input<typeof Description>;
export type DescriptionOutput = zod.output<typeof Description>;
