/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Permissions } from './permissions.zod.ts';
import { PipelineRevision } from './pipelineRevision.zod.ts';
import { Stage } from './stage.zod.ts';

export const Pipeline = zod.strictObject({
  "stages": zod.array(Stage),
  "revision": PipelineRevision,
  "permissions": Permissions.describe('edit: change the stages; close: end the registration; reopen: take the draw back for it')
});

export type Pipeline = zod.input<typeof Pipeline>;
export type PipelineOutput = zod.output<typeof Pipeline>;
