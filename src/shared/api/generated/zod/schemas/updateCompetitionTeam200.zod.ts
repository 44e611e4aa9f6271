/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CompetitionTeam } from './competitionTeam.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const UpdateCompetitionTeam200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "team": CompetitionTeam
})
})

export type UpdateCompetitionTeam200 = zod.input<typeof UpdateCompetitionTeam200>;
export type UpdateCompetitionTeam200Output = zod.output<typeof UpdateCompetitionTeam200>;
