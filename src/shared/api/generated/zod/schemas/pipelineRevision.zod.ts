/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PipelineRevisionMin = 0;



export const PipelineRevision = zod.int().min(PipelineRevisionMin).describe('Rises with every change of the stages; a change names the one that it is based on');

export type PipelineRevision = zod.input<typeof PipelineRevision>;
export type PipelineRevisionOutput = zod.output<typeof PipelineRevision>;
