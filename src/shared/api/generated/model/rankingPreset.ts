/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A way to rank a table
 */
export type RankingPreset = typeof RankingPreset[keyof typeof RankingPreset];


export const RankingPreset = {
  'football-h2h': 'football-h2h',
  'football-gd': 'football-gd',
  'basketball-fiba': 'basketball-fiba',
  'volleyball-national': 'volleyball-national',
  'volleyball-fivb': 'volleyball-fivb',
  tennis: 'tennis',
} as const;
