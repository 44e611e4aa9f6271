/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type FixtureTime = typeof FixtureTime[keyof typeof FixtureTime];


export const FixtureTime = {
  upcoming: 'upcoming',
  past: 'past',
} as const;
