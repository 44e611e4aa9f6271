/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { ResendDelay } from './resendDelay.zod.ts';

export const ForgotPassword200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "resend_in_s": ResendDelay
})
})

export type ForgotPassword200 = zod.input<typeof ForgotPassword200>;
export type ForgotPassword200Output = zod.output<typeof ForgotPassword200>;
