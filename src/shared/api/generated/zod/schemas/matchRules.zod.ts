/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BestOfSets } from './bestOfSets.zod.ts';
import { ExtraTimeMinutes } from './extraTimeMinutes.zod.ts';
import { MatchMinutes } from './matchMinutes.zod.ts';
import { PeriodMinutes } from './periodMinutes.zod.ts';
import { Periods } from './periods.zod.ts';
import { SetPoints } from './setPoints.zod.ts';

export const MatchRules = zod.strictObject({
  "periods": zod.union([Periods,zod.null()]),
  "period_minutes": zod.union([PeriodMinutes,zod.null()]),
  "extra_time_minutes": zod.union([ExtraTimeMinutes,zod.null()]),
  "shootout": zod.boolean().describe('Of knockout games of football'),
  "best_of_sets": zod.union([BestOfSets,zod.null()]),
  "set_points": zod.union([SetPoints,zod.null()]).describe('Points of volleyball, games of tennis'),
  "last_set_points": zod.union([SetPoints,zod.null()]).describe('Of volleyball'),
  "tiebreak_at": zod.union([SetPoints,zod.null()]).describe('Of tennis'),
  "super_tiebreak_last": zod.boolean().describe('Of tennis: the last set is a tie-break to 10'),
  "match_minutes": MatchMinutes
}).describe('How its games are played. Football and basketball have periods, volleyball and tennis have sets; what the sport does not have is null.');

export type MatchRules = zod.input<typeof MatchRules>;
export type MatchRulesOutput = zod.output<typeof MatchRules>;
