/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @minimum -90
 * @maximum 90
 */
export type Latitude = number;
