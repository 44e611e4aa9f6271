/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type CreateEventHeaders = {
/**
 * The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)
 */
'Idempotency-Key'?: string;
};
