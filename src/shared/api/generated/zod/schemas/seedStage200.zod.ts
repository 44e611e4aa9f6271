/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Pipeline } from './pipeline.zod.ts';

export const SeedStage200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": Pipeline
})

export type SeedStage200 = zod.input<typeof SeedStage200>;
export type SeedStage200Output = zod.output<typeof SeedStage200>;
