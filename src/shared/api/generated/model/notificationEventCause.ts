/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Of event-cancelled
 */
export type NotificationEventCause = typeof NotificationEventCause[keyof typeof NotificationEventCause];


export const NotificationEventCause = {
  host: 'host',
  'too-few': 'too-few',
} as const;
