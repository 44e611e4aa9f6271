/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CardRow } from './cardRow.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { ScorerRow } from './scorerRow.zod.ts';

export const getTeamStats200DataScorersMax = 50;

export const getTeamStats200DataCardsMax = 50;


export const GetTeamStats200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "scorers": zod.array(ScorerRow).max(getTeamStats200DataScorersMax),
  "cards": zod.array(CardRow).max(getTeamStats200DataCardsMax)
})
})

export type GetTeamStats200 = zod.input<typeof GetTeamStats200>;
export type GetTeamStats200Output = zod.output<typeof GetTeamStats200>;
