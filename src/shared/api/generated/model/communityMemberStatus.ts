/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type CommunityMemberStatus = typeof CommunityMemberStatus[keyof typeof CommunityMemberStatus];


export const CommunityMemberStatus = {
  active: 'active',
  invited: 'invited',
  banned: 'banned',
} as const;
