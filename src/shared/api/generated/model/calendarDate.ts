/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * yyyy-MM-dd, a day in Europe/Tirane. The format is documented (ENT-36), the bound of 2000 to 2099 is ours
 * @pattern ^20\d\d-
 */
export type CalendarDate = string;
