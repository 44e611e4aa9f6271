/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LoggedUser } from './loggedUser.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const SetCredentials200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "user": LoggedUser
})
})

export type SetCredentials200 = zod.input<typeof SetCredentials200>;
export type SetCredentials200Output = zod.output<typeof SetCredentials200>;
