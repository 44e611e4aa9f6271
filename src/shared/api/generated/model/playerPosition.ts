/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Football has the first four; basketball guard, forward, center; volleyball setter, hitter, libero; tennis none (R36)
 */
export type PlayerPosition = typeof PlayerPosition[keyof typeof PlayerPosition];


export const PlayerPosition = {
  goalkeeper: 'goalkeeper',
  defender: 'defender',
  midfielder: 'midfielder',
  forward: 'forward',
  guard: 'guard',
  center: 'center',
  setter: 'setter',
  hitter: 'hitter',
  libero: 'libero',
} as const;
