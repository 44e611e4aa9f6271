/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @minLength 3
 * @maxLength 100
 */
export type UserKeywords = string;
