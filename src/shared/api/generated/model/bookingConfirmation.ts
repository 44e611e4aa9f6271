/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type BookingConfirmation = typeof BookingConfirmation[keyof typeof BookingConfirmation];


export const BookingConfirmation = {
  manual: 'manual',
  auto: 'auto',
} as const;
