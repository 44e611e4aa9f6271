/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * For all together, in whole Albanian lek (ALL)
 * @minimum 0
 * @maximum 1000000
 */
export type EventPrice = number;
