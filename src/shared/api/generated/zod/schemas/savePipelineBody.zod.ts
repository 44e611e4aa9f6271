/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';
import { PipelineRevision } from './pipelineRevision.zod.ts';
import { StageInput } from './stageInput.zod.ts';

export const savePipelineBodyStagesMax = 8;



export const SavePipelineBody = zod.strictObject({
  "module": ModuleType,
  "revision": PipelineRevision,
  "stages": zod.array(StageInput).min(1).max(savePipelineBodyStagesMax)
});

export type SavePipelineBody = zod.input<typeof SavePipelineBody>;
export type SavePipelineBodyOutput = zod.output<typeof SavePipelineBody>;
