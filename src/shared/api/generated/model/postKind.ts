/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Events, results and fixtures extend the kinds.
 */
export type PostKind = typeof PostKind[keyof typeof PostKind];


export const PostKind = {
  text: 'text',
  announcement: 'announcement',
} as const;
