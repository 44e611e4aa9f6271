/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * An Instant that a request may carry: 2001 to 2098
 * @pattern ^20(0[1-9]|[1-8]\d|9[0-8])-
 */
export type RequestInstant = string;
