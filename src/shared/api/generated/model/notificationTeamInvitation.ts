/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Of team-invited; open: the user may accept or decline
 */
export type NotificationTeamInvitation = typeof NotificationTeamInvitation[keyof typeof NotificationTeamInvitation];


export const NotificationTeamInvitation = {
  open: 'open',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
} as const;
