/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Participant } from './participant.zod.ts';

export const InviteToEvent200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "participants": zod.array(Participant)
})
})

export type InviteToEvent200 = zod.input<typeof InviteToEvent200>;
export type InviteToEvent200Output = zod.output<typeof InviteToEvent200>;
