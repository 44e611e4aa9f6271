/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type HandoverState = typeof HandoverState[keyof typeof HandoverState];


export const HandoverState = {
  offered: 'offered',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
  expired: 'expired',
} as const;
