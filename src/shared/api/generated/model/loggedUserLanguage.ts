/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The setting of this name; null until the user chooses
 * @nullable
 */
export type LoggedUserLanguage = typeof LoggedUserLanguage[keyof typeof LoggedUserLanguage] | null;


export const LoggedUserLanguage = {
  en: 'en',
  sq: 'sq',
} as const;
