/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CompetitionTeam } from './competitionTeam.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const AddCompetitionTeam201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "team": CompetitionTeam
})
})

export type AddCompetitionTeam201 = zod.input<typeof AddCompetitionTeam201>;
export type AddCompetitionTeam201Output = zod.output<typeof AddCompetitionTeam201>;
