/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * ISO weekday, 1 is Monday
 * @minimum 1
 * @maximum 7
 */
export type Weekday = number;
