/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type TeamInvitationOfferState = typeof TeamInvitationOfferState[keyof typeof TeamInvitationOfferState];


export const TeamInvitationOfferState = {
  open: 'open',
  used: 'used',
  expired: 'expired',
} as const;
