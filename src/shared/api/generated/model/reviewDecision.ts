/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ReviewDecision = typeof ReviewDecision[keyof typeof ReviewDecision];


export const ReviewDecision = {
  approve: 'approve',
  reject: 'reject',
} as const;
