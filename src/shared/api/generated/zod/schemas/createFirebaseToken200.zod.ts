/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CustomToken } from './customToken.zod.ts';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';

export const CreateFirebaseToken200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "firebase_token": CustomToken
})
})

export type CreateFirebaseToken200 = zod.input<typeof CreateFirebaseToken200>;
export type CreateFirebaseToken200Output = zod.output<typeof CreateFirebaseToken200>;
