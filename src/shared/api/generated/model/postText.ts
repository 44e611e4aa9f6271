/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @maxLength 3000
 */
export type PostText = string;
