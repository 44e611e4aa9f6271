/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BracketPlace } from './bracketPlace.zod.ts';
import { GroupRef } from './groupRef.zod.ts';
import { Id } from './id.zod.ts';
import { StageType } from './stageType.zod.ts';



export const fixtureStageLegMax = 2;




export const FixtureStage = zod.strictObject({
  "id": Id,
  "name": zod.string(),
  "type": StageType,
  "group": zod.union([GroupRef,zod.null()]),
  "round": zod.int().min(1).describe('The matchday; of an elimination the round of its side of the bracket'),
  "rounds": zod.int().min(1).describe('How many there are of them'),
  "leg": zod.int().min(1).max(fixtureStageLegMax),
  "bracket": zod.union([BracketPlace,zod.null()]).describe('Of an elimination'),
  "number": zod.int().min(1).describe('Its number in the stage, as labels name it')
}).describe('The place of a game in its competition');

export type FixtureStage = zod.input<typeof FixtureStage>;
export type FixtureStageOutput = zod.output<typeof FixtureStage>;
