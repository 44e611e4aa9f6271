/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * yyyy-MM-dd, a day in Europe/Tirane. The format is the specification’s (§3), the bound of 2000 to 2099 ours
 * @pattern ^20\d\d-
 */
export type CalendarDate = string;
