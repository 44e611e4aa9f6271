/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Permissions } from './permissions.zod.ts';
import { PipelineRevision } from './pipelineRevision.zod.ts';
import { Stage } from './stage.zod.ts';
import { TeamRef } from './teamRef.zod.ts';

export const Pipeline = zod.strictObject({
  "stages": zod.array(Stage),
  "revision": PipelineRevision,
  "champion": zod.union([TeamRef,zod.null()]).describe('Who has won the competition, or wins it once the stage that can be finished and ends it is finished; null: not known yet, or nobody'),
  "permissions": Permissions.describe('edit: change the stages; close: end the registration; reopen: take the draw back for it')
});

export type Pipeline = zod.input<typeof Pipeline>;
export type PipelineOutput = zod.output<typeof Pipeline>;
