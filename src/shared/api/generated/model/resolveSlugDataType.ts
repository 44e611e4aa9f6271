/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ResolveSlugDataType = typeof ResolveSlugDataType[keyof typeof ResolveSlugDataType];


export const ResolveSlugDataType = {
  venue: 'venue',
  team: 'team',
  organization: 'organization',
  competition: 'competition',
  community: 'community',
} as const;
