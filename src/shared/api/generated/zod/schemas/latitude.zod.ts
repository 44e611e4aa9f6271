/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const LatitudeMin = -90;
export const LatitudeMax = 90;



export const Latitude = zod.number().min(LatitudeMin).max(LatitudeMax);

export type Latitude = zod.input<typeof Latitude>;
export type LatitudeOutput = zod.output<typeof Latitude>;
