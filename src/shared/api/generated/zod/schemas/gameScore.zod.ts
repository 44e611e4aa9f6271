/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GameSet } from './gameSet.zod.ts';
import { PointsPair } from './pointsPair.zod.ts';

export const gameScoreHomeMin = 0;

export const gameScoreAwayMin = 0;



export const GameScore = zod.strictObject({
  "home": zod.int().min(gameScoreHomeMin).nullable().describe('Goals, points, or sets won; null: no score yet'),
  "away": zod.int().min(gameScoreAwayMin).nullable(),
  "periods": zod.array(PointsPair).describe('May be empty when only the whole is known'),
  "sets": zod.array(GameSet),
  "shootout": zod.union([PointsPair,zod.null()]).describe('Of a knockout game that was level, not counted in home and away; null: there was none')
});

export type GameScore = zod.input<typeof GameScore>;
export type GameScoreOutput = zod.output<typeof GameScore>;
