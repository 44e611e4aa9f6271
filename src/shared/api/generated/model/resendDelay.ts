/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Seconds until another code may be requested.
 * @minimum 0
 */
export type ResendDelay = number;
