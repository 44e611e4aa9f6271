/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * provisional: not confirmed by both sides, and not older than 24 hours
 */
export type ResultStatus = typeof ResultStatus[keyof typeof ResultStatus];


export const ResultStatus = {
  none: 'none',
  provisional: 'provisional',
  official: 'official',
  disputed: 'disputed',
} as const;
