/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A CalendarDate that a request may carry: 2001 to 2098, so that a sum of days or weeks is one too
 * @pattern ^20(0[1-9]|[1-8]\d|9[0-8])-
 */
export type RequestDate = string;
