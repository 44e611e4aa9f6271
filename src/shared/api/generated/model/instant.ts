/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * ISO 8601 with offset
 */
export type Instant = string;
