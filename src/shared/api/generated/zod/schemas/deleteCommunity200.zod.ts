/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const DeleteCommunity200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type DeleteCommunity200 = zod.input<typeof DeleteCommunity200>;
export type DeleteCommunity200Output = zod.output<typeof DeleteCommunity200>;
