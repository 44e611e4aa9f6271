/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const RemoveParticipant200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type RemoveParticipant200 = zod.input<typeof RemoveParticipant200>;
export type RemoveParticipant200Output = zod.output<typeof RemoveParticipant200>;
