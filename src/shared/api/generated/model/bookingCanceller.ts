/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type BookingCanceller = typeof BookingCanceller[keyof typeof BookingCanceller];


export const BookingCanceller = {
  user: 'user',
  admin: 'admin',
  system: 'system',
} as const;
