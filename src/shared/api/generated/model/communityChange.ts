/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * News of a community: data.change of CommunityChanged; without it screens only read again
 */
export type CommunityChange = typeof CommunityChange[keyof typeof CommunityChange];


export const CommunityChange = {
  invited: 'invited',
  accepted: 'accepted',
  rejected: 'rejected',
  requested: 'requested',
  removed: 'removed',
  role: 'role',
  announced: 'announced',
  commented: 'commented',
} as const;
