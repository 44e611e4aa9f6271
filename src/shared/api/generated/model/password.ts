/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @minLength 8
 * @maxLength 128
 */
export type Password = string;
