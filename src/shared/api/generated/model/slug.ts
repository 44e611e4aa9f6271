/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @minLength 1
 * @maxLength 100
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 */
export type Slug = string;
