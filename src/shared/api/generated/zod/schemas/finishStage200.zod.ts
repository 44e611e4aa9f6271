/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Pipeline } from './pipeline.zod.ts';

export const FinishStage200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": Pipeline
})

export type FinishStage200 = zod.input<typeof FinishStage200>;
export type FinishStage200Output = zod.output<typeof FinishStage200>;
