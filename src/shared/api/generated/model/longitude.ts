/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * @minimum -180
 * @maximum 180
 */
export type Longitude = number;
