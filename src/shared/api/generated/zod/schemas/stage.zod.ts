/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Count } from './count.zod.ts';
import { Fixture } from './fixture.zod.ts';
import { FixtureSource } from './fixtureSource.zod.ts';
import { Id } from './id.zod.ts';
import { Permissions } from './permissions.zod.ts';
import { StageGroup } from './stageGroup.zod.ts';
import { StageSettings } from './stageSettings.zod.ts';
import { StageStatus } from './stageStatus.zod.ts';
import { StageType } from './stageType.zod.ts';


export const stageRandomSeedMin = 0;



export const Stage = zod.strictObject({
  "id": Id,
  "order": zod.int().min(1),
  "name": zod.string(),
  "type": StageType,
  "status": StageStatus,
  "settings": StageSettings,
  "from_stage_id": zod.union([Id,zod.null()]).describe('The stage whose best go on to it; null: the teams of the competition'),
  "random_seed": zod.int().min(stageRandomSeedMin).nullable().describe('The seed of a draw by lot, which draws the same again'),
  "inputs": zod.array(FixtureSource).describe('Where its teams come from, by seed; empty: from the teams of the competition'),
  "groups": zod.array(StageGroup),
  "teams_count": Count.describe('How many enter it, as the competition is now'),
  "games_total": Count,
  "games_finished": Count,
  "bracket": zod.array(Fixture).describe('All games of an elimination, by side, round and position; else empty'),
  "permissions": Permissions.describe('edit, seed, start, finish, reset')
});

export type Stage = zod.input<typeof Stage>;
export type StageOutput = zod.output<typeof Stage>;
