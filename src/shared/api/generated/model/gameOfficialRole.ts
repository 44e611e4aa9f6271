/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * tracker: keeps the score
 */
export type GameOfficialRole = typeof GameOfficialRole[keyof typeof GameOfficialRole];


export const GameOfficialRole = {
  referee: 'referee',
  tracker: 'tracker',
} as const;
