/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LoggedUser } from './loggedUser.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';



export const VerifyPhone200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "access_token": zod.string().min(1),
  "user": LoggedUser
})
})

export type VerifyPhone200 = zod.input<typeof VerifyPhone200>;
export type VerifyPhone200Output = zod.output<typeof VerifyPhone200>;
