/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';
import { PipelineRevision } from './pipelineRevision.zod.ts';

export const ChangeStageBody = zod.strictObject({
  "module": ModuleType,
  "revision": PipelineRevision
});

export type ChangeStageBody = zod.input<typeof ChangeStageBody>;
export type ChangeStageBodyOutput = zod.output<typeof ChangeStageBody>;
