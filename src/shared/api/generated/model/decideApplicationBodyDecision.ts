/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type DecideApplicationBodyDecision = typeof DecideApplicationBodyDecision[keyof typeof DecideApplicationBodyDecision];


export const DecideApplicationBodyDecision = {
  accepted: 'accepted',
  rejected: 'rejected',
} as const;
