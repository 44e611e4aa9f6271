/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Heads, guests included, below which it is cancelled at its check
 * @minimum 2
 * @maximum 100
 */
export type EventMinimum = number;
