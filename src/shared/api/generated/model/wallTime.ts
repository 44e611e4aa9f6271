/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * HH:mm, wall time in Europe/Tirane
 * @pattern ^([01]\d|2[0-4]):[0-5]\d$
 */
export type WallTime = string;
