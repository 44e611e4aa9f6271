/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const BracketSide = zod.enum(['winners', 'losers', 'final', 'third', 'reset']).describe('reset: the second final of a double elimination');

export type BracketSide = zod.input<typeof BracketSide>;
export type BracketSideOutput = zod.output<typeof BracketSide>;
