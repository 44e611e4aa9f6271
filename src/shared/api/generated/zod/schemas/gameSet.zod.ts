/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Points } from './points.zod.ts';
import { PointsPair } from './pointsPair.zod.ts';

export const GameSet = zod.strictObject({
  "home": Points,
  "away": Points,
  "tiebreak": PointsPair.optional().describe('Tennis: of a set that ended 7:6 or 6:7')
});

export type GameSet = zod.input<typeof GameSet>;
export type GameSetOutput = zod.output<typeof GameSet>;
