/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type BookingSource = typeof BookingSource[keyof typeof BookingSource];


export const BookingSource = {
  user: 'user',
  admin: 'admin',
  competition: 'competition',
  event: 'event',
} as const;
