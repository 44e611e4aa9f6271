/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type TeamMemberStatus = typeof TeamMemberStatus[keyof typeof TeamMemberStatus];


export const TeamMemberStatus = {
  invited: 'invited',
  active: 'active',
  declined: 'declined',
  left: 'left',
} as const;
