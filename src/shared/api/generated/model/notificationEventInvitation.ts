/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Of event-invited; open: the user may answer; accepted: going or waiting
 */
export type NotificationEventInvitation = typeof NotificationEventInvitation[keyof typeof NotificationEventInvitation];


export const NotificationEventInvitation = {
  open: 'open',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
} as const;
