/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whole Albanian lek (ALL)
 * @minimum 0
 */
export type Money = number;
