/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @minimum 0
 * @maximum 99
 */
export type JerseyNumber = number;
