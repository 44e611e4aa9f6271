/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * handover-answered: accepted, declined, withdrawn, expired; closure-answered: moved, cancelled, none (nobody answered in time)
 */
export type NotificationAnswer = typeof NotificationAnswer[keyof typeof NotificationAnswer];


export const NotificationAnswer = {
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
  expired: 'expired',
  moved: 'moved',
  cancelled: 'cancelled',
  none: 'none',
} as const;
