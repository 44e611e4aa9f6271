/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type SocialProvider = typeof SocialProvider[keyof typeof SocialProvider];


export const SocialProvider = {
  facebook: 'facebook',
  google: 'google',
  github: 'github',
  twitter: 'twitter',
} as const;
