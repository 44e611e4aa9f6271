/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const DeleteTeamImage200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type DeleteTeamImage200 = zod.input<typeof DeleteTeamImage200>;
export type DeleteTeamImage200Output = zod.output<typeof DeleteTeamImage200>;
