/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const DeleteCompetition200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type DeleteCompetition200 = zod.input<typeof DeleteCompetition200>;
export type DeleteCompetition200Output = zod.output<typeof DeleteCompetition200>;
