/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What others did with a booking of the player, or with one that is offered: data.change of BookingChanged
 */
export type BookingChange = typeof BookingChange[keyof typeof BookingChange];


export const BookingChange = {
  confirmed: 'confirmed',
  declined: 'declined',
  cancelled: 'cancelled',
  moved: 'moved',
  ended: 'ended',
  asked: 'asked',
  offered: 'offered',
  'handover-accepted': 'handover-accepted',
  'handover-declined': 'handover-declined',
  'handover-withdrawn': 'handover-withdrawn',
  'handover-expired': 'handover-expired',
} as const;
