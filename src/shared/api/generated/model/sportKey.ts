/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type SportKey = typeof SportKey[keyof typeof SportKey];


export const SportKey = {
  football: 'football',
  basketball: 'basketball',
  volleyball: 'volleyball',
  tennis: 'tennis',
} as const;
