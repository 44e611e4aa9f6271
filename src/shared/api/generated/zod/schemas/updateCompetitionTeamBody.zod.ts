/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';
import { NewDeduction } from './newDeduction.zod.ts';
import { Reason } from './reason.zod.ts';

export const UpdateCompetitionTeamBody = zod.strictObject({
  "module": ModuleType,
  "fee_paid": zod.boolean().optional(),
  "deduction": NewDeduction.optional(),
  "status": zod.enum(['withdrawn', 'disqualified']).optional().describe('For good. Before the first game a withdrawn team loses its place'),
  "reason": Reason.optional().describe('Needed with status')
}).describe('One or more of them.');

export type UpdateCompetitionTeamBody = zod.input<typeof UpdateCompetitionTeamBody>;
export type UpdateCompetitionTeamBodyOutput = zod.output<typeof UpdateCompetitionTeamBody>;
