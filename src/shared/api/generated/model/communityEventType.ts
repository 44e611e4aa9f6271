/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Events that only the server sends, to the people of a community and to those on their way into it (decision 040)
 */
export type CommunityEventType = typeof CommunityEventType[keyof typeof CommunityEventType];


export const CommunityEventType = {
  CommunityChanged: 'CommunityChanged',
} as const;
