/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A private community is joined by invitation
 */
export type CommunityJoinPolicy = typeof CommunityJoinPolicy[keyof typeof CommunityJoinPolicy];


export const CommunityJoinPolicy = {
  open: 'open',
  request: 'request',
  invite: 'invite',
} as const;
