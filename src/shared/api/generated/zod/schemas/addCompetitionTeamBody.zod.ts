/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const AddCompetitionTeamBody = zod.strictObject({
  "module": ModuleType,
  "team_id": Id
});

export type AddCompetitionTeamBody = zod.input<typeof AddCompetitionTeamBody>;
export type AddCompetitionTeamBodyOutput = zod.output<typeof AddCompetitionTeamBody>;
