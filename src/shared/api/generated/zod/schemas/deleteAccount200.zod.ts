/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const DeleteAccount200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type DeleteAccount200 = zod.input<typeof DeleteAccount200>;
export type DeleteAccount200Output = zod.output<typeof DeleteAccount200>;
