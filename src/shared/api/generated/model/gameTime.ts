/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * live: on now; past: latest first, results that wait for the user before all others
 */
export type GameTime = typeof GameTime[keyof typeof GameTime];


export const GameTime = {
  upcoming: 'upcoming',
  live: 'live',
  past: 'past',
} as const;
