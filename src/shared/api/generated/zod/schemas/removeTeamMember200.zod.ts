/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const RemoveTeamMember200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type RemoveTeamMember200 = zod.input<typeof RemoveTeamMember200>;
export type RemoveTeamMember200Output = zod.output<typeof RemoveTeamMember200>;
