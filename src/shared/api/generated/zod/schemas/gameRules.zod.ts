/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ExtraTimeMinutes } from './extraTimeMinutes.zod.ts';
import { PeriodMinutes } from './periodMinutes.zod.ts';
import { SetPoints } from './setPoints.zod.ts';

export const gameRulesPeriodsMax = 10;

export const gameRulesBestOfSetsMax = 5;



export const GameRules = zod.strictObject({
  "periods": zod.int().min(1).max(gameRulesPeriodsMax).nullable(),
  "period_minutes": zod.union([PeriodMinutes,zod.null()]).describe('null: played without a clock'),
  "extra_time_minutes": zod.union([ExtraTimeMinutes,zod.null()]).describe('Of each period of extra time; null: there is none'),
  "best_of_sets": zod.int().min(1).max(gameRulesBestOfSetsMax).nullable(),
  "set_points": zod.union([SetPoints,zod.null()]).describe('What a set is played to: points of volleyball, games of tennis'),
  "last_set_points": zod.union([SetPoints,zod.null()]).describe('Of volleyball'),
  "tiebreak_at": zod.union([SetPoints,zod.null()]).describe('Of tennis'),
  "super_tiebreak_last": zod.boolean().describe('Of tennis: the deciding set may be a tie-break to 10'),
  "draw": zod.boolean().describe('Whether it may end level; a knockout game may not'),
  "shootout": zod.boolean().describe('Of a knockout game: who wins is decided by a shoot-out when it is level, after extra time')
}).describe('How it is scored. With best_of_sets it is won by sets, else by goals or points in periods.');

export type GameRules = zod.input<typeof GameRules>;
export type GameRulesOutput = zod.output<typeof GameRules>;
