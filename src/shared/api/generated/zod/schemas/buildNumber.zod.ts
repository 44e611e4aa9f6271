/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const BuildNumberMax = 2147483647;



export const BuildNumber = zod.int().min(1).max(BuildNumberMax);

export type BuildNumber = zod.input<typeof BuildNumber>;
export type BuildNumberOutput = zod.output<typeof BuildNumber>;
