/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @minimum 1
 * @maximum 5
 */
export type PlayerRating = number;
