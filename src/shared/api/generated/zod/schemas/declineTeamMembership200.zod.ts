/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Team } from './team.zod.ts';

export const DeclineTeamMembership200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "team": Team
})
})

export type DeclineTeamMembership200 = zod.input<typeof DeclineTeamMembership200>;
export type DeclineTeamMembership200Output = zod.output<typeof DeclineTeamMembership200>;
