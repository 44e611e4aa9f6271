/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @minLength 1
 * @maxLength 200
 * @pattern \S
 */
export type JoinQuestion = string;
