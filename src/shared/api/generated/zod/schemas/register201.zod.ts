/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Message } from './message.zod.ts';
import { NoErrors } from './noErrors.zod.ts';
import { ResendDelay } from './resendDelay.zod.ts';



export const Register201 = zod.strictObject({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.strictObject({
  "phone_masked": zod.string().min(1).describe('e.g. +355 69 *** ** 01'),
  "resend_in_s": ResendDelay
})
})

export type Register201 = zod.input<typeof Register201>;
export type Register201Output = zod.output<typeof Register201>;
