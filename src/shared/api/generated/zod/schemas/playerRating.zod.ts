/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PlayerRatingMax = 5;



export const PlayerRating = zod.int().min(1).max(PlayerRatingMax);

export type PlayerRating = zod.input<typeof PlayerRating>;
export type PlayerRatingOutput = zod.output<typeof PlayerRating>;
