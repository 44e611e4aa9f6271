/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Why a weekly session was skipped
 */
export type NotificationBookingReason = typeof NotificationBookingReason[keyof typeof NotificationBookingReason];


export const NotificationBookingReason = {
  closed: 'closed',
  taken: 'taken',
} as const;
