/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { TeamInvitation } from './teamInvitation.zod.ts';

export const CreateTeamInvitation201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "invitation": TeamInvitation
})
})

export type CreateTeamInvitation201 = zod.input<typeof CreateTeamInvitation201>;
export type CreateTeamInvitation201Output = zod.output<typeof CreateTeamInvitation201>;
