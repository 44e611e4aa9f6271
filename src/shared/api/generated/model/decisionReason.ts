/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Read by the owners of the venue
 * @minLength 1
 * @maxLength 500
 */
export type DecisionReason = string;
