/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Of an event: home wears black, away white
 */
export type GameSideKey = typeof GameSideKey[keyof typeof GameSideKey];


export const GameSideKey = {
  home: 'home',
  away: 'away',
} as const;
