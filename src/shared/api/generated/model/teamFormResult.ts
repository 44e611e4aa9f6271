/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type TeamFormResult = typeof TeamFormResult[keyof typeof TeamFormResult];


export const TeamFormResult = {
  W: 'W',
  D: 'D',
  L: 'L',
} as const;
