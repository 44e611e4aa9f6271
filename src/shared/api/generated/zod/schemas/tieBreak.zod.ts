/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RankingCriterionKey } from './rankingCriterionKey.zod.ts';
import { TeamRef } from './teamRef.zod.ts';
import { TriedCriterion } from './triedCriterion.zod.ts';

export const TieBreak = zod.strictObject({
  "criterion": RankingCriterionKey,
  "tried": zod.array(TriedCriterion).describe('What was asked of these teams before, in order'),
  "scope": zod.enum(['overall', 'head-to-head']),
  "with": zod.array(TeamRef).describe('All that were level, without the team of the row'),
  "values": zod.record(zod.string(), zod.number().nullable()).describe('By the id of each of them and of the team of the row; null: a ratio with nothing lost')
}).describe('A criterion that told apart teams that were level');

export type TieBreak = zod.input<typeof TieBreak>;
export type TieBreakOutput = zod.output<typeof TieBreak>;
