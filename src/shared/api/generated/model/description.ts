/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @maxLength 2000
 */
export type Description = string;
