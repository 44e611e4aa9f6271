/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @maxLength 100
 * @pattern ^[a-z0-9-]+$
 */
export type SlugInPath = string;
