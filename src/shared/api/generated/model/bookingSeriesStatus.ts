/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type BookingSeriesStatus = typeof BookingSeriesStatus[keyof typeof BookingSeriesStatus];


export const BookingSeriesStatus = {
  active: 'active',
  ended: 'ended',
} as const;
