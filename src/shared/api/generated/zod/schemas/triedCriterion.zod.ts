/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RankingCriterionKey } from './rankingCriterionKey.zod.ts';

export const TriedCriterion = zod.strictObject({
  "criterion": RankingCriterionKey,
  "outcome": zod.enum(['level', 'not-yet', 'for-two']).describe('They are level; it cannot be asked before more games are played; it is for two teams alone')
}).describe('A criterion that did not tell apart teams that were level');

export type TriedCriterion = zod.input<typeof TriedCriterion>;
export type TriedCriterionOutput = zod.output<typeof TriedCriterion>;
