/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LoggedUser } from './loggedUser.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const GetMe200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "user": LoggedUser
})
})

export type GetMe200 = zod.input<typeof GetMe200>;
export type GetMe200Output = zod.output<typeof GetMe200>;
