/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type CourtSurface = typeof CourtSurface[keyof typeof CourtSurface];


export const CourtSurface = {
  'artificial-grass': 'artificial-grass',
  grass: 'grass',
  parquet: 'parquet',
  hard: 'hard',
  clay: 'clay',
  rubber: 'rubber',
} as const;
