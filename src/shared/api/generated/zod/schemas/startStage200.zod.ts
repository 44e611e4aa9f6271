/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Pipeline } from './pipeline.zod.ts';

export const StartStage200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": Pipeline
})

export type StartStage200 = zod.input<typeof StartStage200>;
export type StartStage200Output = zod.output<typeof StartStage200>;
