/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @minimum 5
 * @maximum 99
 */
export type AverageAge = number;
