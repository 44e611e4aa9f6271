/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Application } from './application.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const ApplyToCompetition201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "application": Application
})
})

export type ApplyToCompetition201 = zod.input<typeof ApplyToCompetition201>;
export type ApplyToCompetition201Output = zod.output<typeof ApplyToCompetition201>;
