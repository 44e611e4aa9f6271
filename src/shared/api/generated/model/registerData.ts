/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ResendDelay } from './resendDelay.ts';

export interface RegisterData {
  /**
     * e.g. +355 69 *** ** 01
     * @minLength 1
     */
  phone_masked: string;
  resend_in_s: ResendDelay;
}
