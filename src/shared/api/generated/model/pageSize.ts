/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @minimum 1
 * @maximum 50
 */
export type PageSize = number;
