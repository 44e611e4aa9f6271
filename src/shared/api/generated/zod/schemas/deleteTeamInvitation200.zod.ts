/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const DeleteTeamInvitation200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type DeleteTeamInvitation200 = zod.input<typeof DeleteTeamInvitation200>;
export type DeleteTeamInvitation200Output = zod.output<typeof DeleteTeamInvitation200>;
