/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { ResendDelay } from './resendDelay.zod.ts';

export const ResendCode200 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "resend_in_s": ResendDelay
})
})

export type ResendCode200 = zod.input<typeof ResendCode200>;
export type ResendCode200Output = zod.output<typeof ResendCode200>;
