/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @minimum 1
 */
export type PageNumber = number;
