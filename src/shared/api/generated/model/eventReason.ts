/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @minLength 1
 * @maxLength 300
 * @pattern \S
 */
export type EventReason = string;
