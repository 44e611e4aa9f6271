/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RankingCriterion } from './rankingCriterion.zod.ts';
import { RankingPreset } from './rankingPreset.zod.ts';
import { TablePoints } from './tablePoints.zod.ts';

export const rankingRulesCriteriaMax = 16;



export const RankingRules = zod.strictObject({
  "preset": zod.union([RankingPreset,zod.null()]).describe('The way of ranking it began with, which says what a walkover counts; null: that of the sport'),
  "win": TablePoints,
  "draw": TablePoints,
  "loss": TablePoints,
  "win_5set": zod.union([TablePoints,zod.null()]).describe('Of volleyball: after five sets'),
  "loss_5set": zod.union([TablePoints,zod.null()]),
  "forfeit_loss": TablePoints,
  "criteria": zod.array(RankingCriterion).min(1).max(rankingRulesCriteriaMax).describe('The first that differs decides; at the end lots decide in any case')
});

export type RankingRules = zod.input<typeof RankingRules>;
export type RankingRulesOutput = zod.output<typeof RankingRules>;
