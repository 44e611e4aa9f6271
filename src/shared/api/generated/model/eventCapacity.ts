/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Seats, guests included
 * @minimum 2
 * @maximum 100
 */
export type EventCapacity = number;
