/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Read by the owners of the venue
 * @maxLength 500
 */
export type DecisionReason = string;
