/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Of a game with its breaks, for planning
 * @minimum 1
 * @maximum 240
 */
export type MatchMinutes = number;
