/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @minimum 1
 * @maximum 2147483647
 */
export type BuildNumber = number;
