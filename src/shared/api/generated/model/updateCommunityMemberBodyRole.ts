/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type UpdateCommunityMemberBodyRole = typeof UpdateCommunityMemberBodyRole[keyof typeof UpdateCommunityMemberBodyRole];


export const UpdateCommunityMemberBodyRole = {
  admin: 'admin',
  member: 'member',
} as const;
