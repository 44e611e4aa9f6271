/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Of community-invited; open: the user may accept or decline
 */
export type NotificationCommunityInvitation = typeof NotificationCommunityInvitation[keyof typeof NotificationCommunityInvitation];


export const NotificationCommunityInvitation = {
  open: 'open',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
} as const;
