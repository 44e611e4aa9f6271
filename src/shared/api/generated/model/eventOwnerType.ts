/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * base: the user themselves
 */
export type EventOwnerType = typeof EventOwnerType[keyof typeof EventOwnerType];


export const EventOwnerType = {
  base: 'base',
  community: 'community',
  team: 'team',
  organization: 'organization',
} as const;
