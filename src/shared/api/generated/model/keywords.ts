/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @maxLength 100
 */
export type Keywords = string;
