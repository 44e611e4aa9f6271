/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type CreateBookingHeaders = {
/**
 * The same key gives the same answer for 24 hours
 */
'Idempotency-Key'?: string;
};
