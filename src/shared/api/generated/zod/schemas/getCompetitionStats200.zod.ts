/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CardRow } from './cardRow.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { ScorerRow } from './scorerRow.zod.ts';

export const getCompetitionStats200DataScorersMax = 50;

export const getCompetitionStats200DataCardsMax = 50;


export const GetCompetitionStats200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "scorers": zod.array(ScorerRow).max(getCompetitionStats200DataScorersMax),
  "cards": zod.array(CardRow).max(getCompetitionStats200DataCardsMax)
})
})

export type GetCompetitionStats200 = zod.input<typeof GetCompetitionStats200>;
export type GetCompetitionStats200Output = zod.output<typeof GetCompetitionStats200>;
