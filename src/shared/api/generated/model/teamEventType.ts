/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Events that only the server sends, to the people of a team and to those on their way into it (decision 037)
 */
export type TeamEventType = typeof TeamEventType[keyof typeof TeamEventType];


export const TeamEventType = {
  TeamChanged: 'TeamChanged',
  TeamRoleChanged: 'TeamRoleChanged',
  TeamRoleLost: 'TeamRoleLost',
} as const;
