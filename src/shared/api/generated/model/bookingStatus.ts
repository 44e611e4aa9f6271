/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type BookingStatus = typeof BookingStatus[keyof typeof BookingStatus];


export const BookingStatus = {
  Confirmed: 'Confirmed',
  Pending: 'Pending',
  Unbooked: 'Unbooked',
} as const;
