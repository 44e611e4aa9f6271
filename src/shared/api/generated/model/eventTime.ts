/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * upcoming: not over yet, soonest first; past: over, latest first
 */
export type EventTime = typeof EventTime[keyof typeof EventTime];


export const EventTime = {
  upcoming: 'upcoming',
  past: 'past',
} as const;
