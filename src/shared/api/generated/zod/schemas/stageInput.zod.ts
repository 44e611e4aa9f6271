/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { StageName } from './stageName.zod.ts';
import { StageSettings } from './stageSettings.zod.ts';
import { StageType } from './stageType.zod.ts';

export const stageInputFromMax = 8;



export const StageInput = zod.strictObject({
  "id": zod.union([Id,zod.null()]).describe('null: a new one'),
  "name": StageName,
  "type": StageType,
  "settings": StageSettings,
  "from": zod.int().min(1).max(stageInputFromMax).nullable().describe('The place in the list, from 1, of the stage whose best go on to it; null: the teams of the competition, of the first one alone')
});

export type StageInput = zod.input<typeof StageInput>;
export type StageInputOutput = zod.output<typeof StageInput>;
