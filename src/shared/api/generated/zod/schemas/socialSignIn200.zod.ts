/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LoggedUser } from './loggedUser.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';



export const SocialSignIn200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "access_token": zod.string().min(1),
  "user": LoggedUser
})
})

export type SocialSignIn200 = zod.input<typeof SocialSignIn200>;
export type SocialSignIn200Output = zod.output<typeof SocialSignIn200>;
