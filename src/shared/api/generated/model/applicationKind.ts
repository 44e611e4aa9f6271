/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ApplicationKind = typeof ApplicationKind[keyof typeof ApplicationKind];


export const ApplicationKind = {
  'team-join': 'team-join',
  'community-join': 'community-join',
} as const;
