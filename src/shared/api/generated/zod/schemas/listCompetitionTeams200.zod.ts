/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CompetitionTeam } from './competitionTeam.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const ListCompetitionTeams200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "teams": zod.array(CompetitionTeam)
})
})

export type ListCompetitionTeams200 = zod.input<typeof ListCompetitionTeams200>;
export type ListCompetitionTeams200Output = zod.output<typeof ListCompetitionTeams200>;
