/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @minimum 0
 */
export type Count = number;
