/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { Team } from './team.zod.ts';

export const CreateTeam201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "team": Team
})
})

export type CreateTeam201 = zod.input<typeof CreateTeam201>;
export type CreateTeam201Output = zod.output<typeof CreateTeam201>;
