/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type PostLinkType = typeof PostLinkType[keyof typeof PostLinkType];


export const PostLinkType = {
  venue: 'venue',
  team: 'team',
  slot: 'slot',
} as const;
