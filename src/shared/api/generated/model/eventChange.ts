/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * News of an event: data.change of EventChanged; without it screens only read again
 */
export type EventChange = typeof EventChange[keyof typeof EventChange];


export const EventChange = {
  requested: 'requested',
  accepted: 'accepted',
  rejected: 'rejected',
  promoted: 'promoted',
  updated: 'updated',
  cancelled: 'cancelled',
  removed: 'removed',
} as const;
