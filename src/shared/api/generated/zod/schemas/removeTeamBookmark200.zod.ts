/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const RemoveTeamBookmark200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

export type RemoveTeamBookmark200 = zod.input<typeof RemoveTeamBookmark200>;
export type RemoveTeamBookmark200Output = zod.output<typeof RemoveTeamBookmark200>;
