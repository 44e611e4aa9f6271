/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * approval: the host decides about each who was not invited
 */
export type EventJoinPolicy = typeof EventJoinPolicy[keyof typeof EventJoinPolicy];


export const EventJoinPolicy = {
  open: 'open',
  approval: 'approval',
} as const;
