/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Court } from './court.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const UpdateCourt200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "court": Court
})
})

export type UpdateCourt200 = zod.input<typeof UpdateCourt200>;
export type UpdateCourt200Output = zod.output<typeof UpdateCourt200>;
