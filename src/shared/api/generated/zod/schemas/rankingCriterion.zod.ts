/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RankingCriterionKey } from './rankingCriterionKey.zod.ts';

export const RankingCriterion = zod.strictObject({
  "key": RankingCriterionKey,
  "only_if_two": zod.boolean().describe('Counts only when exactly two are tied. Only such a criterion may stand twice (422 on criteria)')
});

export type RankingCriterion = zod.input<typeof RankingCriterion>;
export type RankingCriterionOutput = zod.output<typeof RankingCriterion>;
