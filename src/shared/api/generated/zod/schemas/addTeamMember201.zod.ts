/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { TeamMember } from './teamMember.zod.ts';

export const AddTeamMember201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "member": TeamMember
})
})

export type AddTeamMember201 = zod.input<typeof AddTeamMember201>;
export type AddTeamMember201Output = zod.output<typeof AddTeamMember201>;
