/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export interface CancelBookingBody {
  /** @maxLength 500 */
  reason?: string;
}
