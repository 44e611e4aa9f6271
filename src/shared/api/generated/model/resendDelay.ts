/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Seconds until another code may be asked for.
 * @minimum 0
 */
export type ResendDelay = number;
