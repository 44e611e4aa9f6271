/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type RealtimeEventType = typeof RealtimeEventType[keyof typeof RealtimeEventType];


export const RealtimeEventType = {
  NewBookingAdded: 'NewBookingAdded',
  EventCreationNotification: 'EventCreationNotification',
  EventInvitationNotification: 'EventInvitationNotification',
} as const;
