/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * People somebody brings along
 * @minimum 0
 * @maximum 3
 */
export type GuestCount = number;
