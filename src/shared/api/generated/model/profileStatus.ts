/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ProfileStatus = typeof ProfileStatus[keyof typeof ProfileStatus];


export const ProfileStatus = {
  completed: 'completed',
  uncompleted: 'uncompleted',
} as const;
