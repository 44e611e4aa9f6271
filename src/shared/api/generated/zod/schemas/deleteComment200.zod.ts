/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const DeleteComment200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type DeleteComment200 = zod.input<typeof DeleteComment200>;
export type DeleteComment200Output = zod.output<typeof DeleteComment200>;
