/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Follows from the time, and from whether it was cancelled
 */
export type EventPhase = typeof EventPhase[keyof typeof EventPhase];


export const EventPhase = {
  scheduled: 'scheduled',
  ongoing: 'ongoing',
  completed: 'completed',
  cancelled: 'cancelled',
} as const;
