/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * ISO 8601 with offset, 2000 to 2099
 * @pattern ^20\d\d-
 */
export type Instant = string;
