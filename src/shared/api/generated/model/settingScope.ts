/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type SettingScope = typeof SettingScope[keyof typeof SettingScope];


export const SettingScope = {
  app: 'app',
  user: 'user',
  venue: 'venue',
  organization: 'organization',
} as const;
