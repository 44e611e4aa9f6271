/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GameStatus = typeof GameStatus[keyof typeof GameStatus];


export const GameStatus = {
  unscheduled: 'unscheduled',
  scheduled: 'scheduled',
  live: 'live',
  break: 'break',
  finished: 'finished',
  postponed: 'postponed',
  cancelled: 'cancelled',
  suspended: 'suspended',
  abandoned: 'abandoned',
  walkover: 'walkover',
} as const;
