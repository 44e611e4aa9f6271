/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Consecutive slots of one booking
 * @minimum 1
 * @maximum 3
 */
export type SlotCount = number;
