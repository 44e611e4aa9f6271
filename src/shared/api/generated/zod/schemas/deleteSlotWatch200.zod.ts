/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const DeleteSlotWatch200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type DeleteSlotWatch200 = zod.input<typeof DeleteSlotWatch200>;
export type DeleteSlotWatch200Output = zod.output<typeof DeleteSlotWatch200>;
