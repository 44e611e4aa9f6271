/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const bestOfRankRankMax = 64;

export const bestOfRankCountMax = 8;



export const BestOfRank = zod.strictObject({
  "rank": zod.int().min(1).max(bestOfRankRankMax),
  "count": zod.int().min(1).max(bestOfRankCountMax)
}).describe('The best count of those who are ranked at rank in their group');

export type BestOfRank = zod.input<typeof BestOfRank>;
export type BestOfRankOutput = zod.output<typeof BestOfRank>;
