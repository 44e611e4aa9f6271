/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type BookingEventAction = typeof BookingEventAction[keyof typeof BookingEventAction];


export const BookingEventAction = {
  created: 'created',
  confirmed: 'confirmed',
  declined: 'declined',
  cancelled: 'cancelled',
  moved: 'moved',
  expired: 'expired',
  noted: 'noted',
  paid: 'paid',
  unpaid: 'unpaid',
  'no-show': 'no-show',
  came: 'came',
  asked: 'asked',
  'handed-over': 'handed-over',
} as const;
