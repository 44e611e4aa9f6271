/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Random and unique for each browser session
 * @minLength 1
 * @maxLength 100
 */
export type ConnectionId = string;
