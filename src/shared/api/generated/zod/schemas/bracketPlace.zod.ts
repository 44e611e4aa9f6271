/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BracketSide } from './bracketSide.zod.ts';




export const BracketPlace = zod.strictObject({
  "side": BracketSide,
  "position": zod.int().min(1).describe('Within its side and round, from the top')
});

export type BracketPlace = zod.input<typeof BracketPlace>;
export type BracketPlaceOutput = zod.output<typeof BracketPlace>;
