/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ApplicationStatus = typeof ApplicationStatus[keyof typeof ApplicationStatus];


export const ApplicationStatus = {
  pending: 'pending',
  accepted: 'accepted',
  rejected: 'rejected',
  waitlisted: 'waitlisted',
  withdrawn: 'withdrawn',
  expired: 'expired',
} as const;
