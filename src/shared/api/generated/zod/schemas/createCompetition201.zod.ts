/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Competition } from './competition.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const CreateCompetition201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "competition": Competition
})
})

export type CreateCompetition201 = zod.input<typeof CreateCompetition201>;
export type CreateCompetition201Output = zod.output<typeof CreateCompetition201>;
