/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const LongitudeMin = -180;
export const LongitudeMax = 180;



export const Longitude = zod.number().min(LongitudeMin).max(LongitudeMax);

export type Longitude = zod.input<typeof Longitude>;
export type LongitudeOutput = zod.output<typeof Longitude>;
