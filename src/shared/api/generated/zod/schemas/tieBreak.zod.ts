/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RankingCriterionKey } from './rankingCriterionKey.zod.ts';
import { TeamRef } from './teamRef.zod.ts';

export const TieBreak = zod.strictObject({
  "criterion": zod.union([RankingCriterionKey,zod.null()]).describe('null: nothing has decided yet'),
  "with": zod.array(TeamRef).describe('Those it was level with'),
  "values": zod.record(zod.string(), zod.number().nullable()).describe('By the id of the team; null: not to be said in a number (a ratio with nothing lost)'),
  "scope": zod.enum(['overall', 'head-to-head']),
  "shared": zod.boolean().describe('They share the rank until all games are played')
}).describe('Why a row stands where it stands among those that are level with it');

export type TieBreak = zod.input<typeof TieBreak>;
export type TieBreakOutput = zod.output<typeof TieBreak>;
