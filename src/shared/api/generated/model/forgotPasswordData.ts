/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ResendDelay } from './resendDelay.ts';

export interface ForgotPasswordData {
  resend_in_s: ResendDelay;
}
