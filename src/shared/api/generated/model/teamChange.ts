/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * News of a team: data.change of TeamChanged; without it screens only read again
 */
export type TeamChange = typeof TeamChange[keyof typeof TeamChange];


export const TeamChange = {
  invited: 'invited',
  requested: 'requested',
  joined: 'joined',
  accepted: 'accepted',
  rejected: 'rejected',
} as const;
