/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Of event-updated; court-lost: the venue declined or took back the court (R37)
 */
export type NotificationEventChange = typeof NotificationEventChange[keyof typeof NotificationEventChange];


export const NotificationEventChange = {
  time: 'time',
  place: 'place',
  'court-lost': 'court-lost',
  details: 'details',
} as const;
