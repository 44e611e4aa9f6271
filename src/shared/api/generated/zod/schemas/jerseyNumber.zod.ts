/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const JerseyNumberMin = 0;
export const JerseyNumberMax = 99;



export const JerseyNumber = zod.int().min(JerseyNumberMin).max(JerseyNumberMax);

export type JerseyNumber = zod.input<typeof JerseyNumber>;
export type JerseyNumberOutput = zod.output<typeof JerseyNumber>;
