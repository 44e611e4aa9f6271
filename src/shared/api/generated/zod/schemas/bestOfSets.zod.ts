/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const BestOfSets = zod.union([zod.literal(1),zod.literal(3),zod.literal(5)]);

export type BestOfSets = zod.input<typeof BestOfSets>;
export type BestOfSetsOutput = zod.output<typeof BestOfSets>;
