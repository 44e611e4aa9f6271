/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type TeamGender = typeof TeamGender[keyof typeof TeamGender];


export const TeamGender = {
  male: 'male',
  female: 'female',
  mixed: 'mixed',
} as const;
