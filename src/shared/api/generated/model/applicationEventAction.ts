/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ApplicationEventAction = typeof ApplicationEventAction[keyof typeof ApplicationEventAction];


export const ApplicationEventAction = {
  sent: 'sent',
  accepted: 'accepted',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
} as const;
