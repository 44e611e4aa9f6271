/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TeamPlacesMin = 2;
export const TeamPlacesMax = 64;



export const TeamPlaces = zod.int().min(TeamPlacesMin).max(TeamPlacesMax);

export type TeamPlaces = zod.input<typeof TeamPlaces>;
export type TeamPlacesOutput = zod.output<typeof TeamPlaces>;
