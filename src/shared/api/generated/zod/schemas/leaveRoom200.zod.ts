/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const LeaveRoom200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type LeaveRoom200 = zod.input<typeof LeaveRoom200>;
export type LeaveRoom200Output = zod.output<typeof LeaveRoom200>;
