/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ApplicationTargetType = typeof ApplicationTargetType[keyof typeof ApplicationTargetType];


export const ApplicationTargetType = {
  team: 'team',
  community: 'community',
} as const;
