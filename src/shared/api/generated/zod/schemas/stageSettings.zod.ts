/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BestOfRank } from './bestOfRank.zod.ts';

export const stageSettingsLegsMax = 2;

export const stageSettingsGroupsMax = 8;

export const stageSettingsAdvancePerGroupMax = 64;



export const StageSettings = zod.strictObject({
  "legs": zod.int().min(1).max(stageSettingsLegsMax),
  "groups": zod.int().min(1).max(stageSettingsGroupsMax),
  "advance_per_group": zod.int().min(1).max(stageSettingsAdvancePerGroupMax).nullable().describe('Of an elimination: so many of it; null: nobody goes on'),
  "best_of_rank": zod.union([BestOfRank,zod.null()]),
  "third_place": zod.boolean(),
  "grand_final": zod.enum(['single', 'reset']).describe('Of double-elimination; reset: a second final when the loser of the first had not lost before')
});

export type StageSettings = zod.input<typeof StageSettings>;
export type StageSettingsOutput = zod.output<typeof StageSettings>;
