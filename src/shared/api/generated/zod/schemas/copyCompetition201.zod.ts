/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Competition } from './competition.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const CopyCompetition201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "competition": Competition
})
})

export type CopyCompetition201 = zod.input<typeof CopyCompetition201>;
export type CopyCompetition201Output = zod.output<typeof CopyCompetition201>;
