/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Participant } from './participant.zod.ts';

export const UpdateParticipant200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "participant": Participant
})
})

export type UpdateParticipant200 = zod.input<typeof UpdateParticipant200>;
export type UpdateParticipant200Output = zod.output<typeof UpdateParticipant200>;
