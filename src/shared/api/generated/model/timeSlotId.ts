/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Slot n runs from 05+n:00 to 06+n:00; 13 is 18:00–19:00
 * @minimum 1
 * @maximum 18
 */
export type TimeSlotId = number;
