/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @minimum 1850
 * @maximum 2100
 */
export type FoundationYear = number;
