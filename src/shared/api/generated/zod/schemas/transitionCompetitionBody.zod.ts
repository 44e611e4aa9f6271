/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CompetitionPhase } from './competitionPhase.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { Reason } from './reason.zod.ts';

export const TransitionCompetitionBody = zod.strictObject({
  "module": ModuleType,
  "to": CompetitionPhase,
  "reason": Reason.optional().describe('Needed with cancelled')
});

export type TransitionCompetitionBody = zod.input<typeof TransitionCompetitionBody>;
export type TransitionCompetitionBodyOutput = zod.output<typeof TransitionCompetitionBody>;
