/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @maxLength 2000
 * @pattern ^https://[^\s/.]+\.\S+$
 */
export type WebAddress = string;
