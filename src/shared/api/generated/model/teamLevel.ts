/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type TeamLevel = typeof TeamLevel[keyof typeof TeamLevel];


export const TeamLevel = {
  recreational: 'recreational',
  intermediate: 'intermediate',
  competitive: 'competitive',
  professional: 'professional',
} as const;
