/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type CommunityRole = typeof CommunityRole[keyof typeof CommunityRole];


export const CommunityRole = {
  owner: 'owner',
  admin: 'admin',
  member: 'member',
} as const;
