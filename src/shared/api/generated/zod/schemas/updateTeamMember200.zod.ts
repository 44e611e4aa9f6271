/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { TeamMember } from './teamMember.zod.ts';

export const UpdateTeamMember200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "member": TeamMember
})
})

export type UpdateTeamMember200 = zod.input<typeof UpdateTeamMember200>;
export type UpdateTeamMember200Output = zod.output<typeof UpdateTeamMember200>;
