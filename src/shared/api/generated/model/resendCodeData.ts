/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ResendDelay } from './resendDelay.ts';

export interface ResendCodeData {
  resend_in_s: ResendDelay;
}
