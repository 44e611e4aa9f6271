/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const AddTeamBookmark200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type AddTeamBookmark200 = zod.input<typeof AddTeamBookmark200>;
export type AddTeamBookmark200Output = zod.output<typeof AddTeamBookmark200>;
