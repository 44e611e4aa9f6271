/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { Note } from './note.zod.ts';
import { RosterUserIds } from './rosterUserIds.zod.ts';

export const ApplyToCompetitionBody = zod.strictObject({
  "module": ModuleType,
  "team_id": Id,
  "message": Note.optional(),
  "roster": RosterUserIds.optional()
});

export type ApplyToCompetitionBody = zod.input<typeof ApplyToCompetitionBody>;
export type ApplyToCompetitionBodyOutput = zod.output<typeof ApplyToCompetitionBody>;
