/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Team } from './team.zod.ts';
import { TeamMember } from './teamMember.zod.ts';

export const GetTeam200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "team": Team,
  "members": zod.array(TeamMember)
})
})

export type GetTeam200 = zod.input<typeof GetTeam200>;
export type GetTeam200Output = zod.output<typeof GetTeam200>;
