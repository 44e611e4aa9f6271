/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { PipelineRevision } from './pipelineRevision.zod.ts';
import { SeedingMethod } from './seedingMethod.zod.ts';

export const seedStageBodyOrderMax = 64;

export const seedStageBodyLockedMax = 64;

export const seedStageBodyRandomSeedMin = 0;
export const seedStageBodyRandomSeedMax = 999999;



export const SeedStageBody = zod.strictObject({
  "module": ModuleType,
  "revision": PipelineRevision,
  "method": SeedingMethod,
  "order": zod.array(Id).max(seedStageBodyOrderMax).optional().describe('Of manual: ids of teams, the strongest first'),
  "locked": zod.array(Id).max(seedStageBodyLockedMax).optional().describe('The teams that keep their place from now on; without: those that do already'),
  "random_seed": zod.int().min(seedStageBodyRandomSeedMin).max(seedStageBodyRandomSeedMax).optional().describe('Of random: the same seed draws the same order')
});

export type SeedStageBody = zod.input<typeof SeedStageBody>;
export type SeedStageBodyOutput = zod.output<typeof SeedStageBody>;
