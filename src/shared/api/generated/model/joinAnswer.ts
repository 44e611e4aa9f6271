/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @maxLength 300
 */
export type JoinAnswer = string;
