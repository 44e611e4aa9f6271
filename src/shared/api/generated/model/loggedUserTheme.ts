/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The setting of this name; null until the user chooses
 * @nullable
 */
export type LoggedUserTheme = typeof LoggedUserTheme[keyof typeof LoggedUserTheme] | null;


export const LoggedUserTheme = {
  system: 'system',
  light: 'light',
  dark: 'dark',
} as const;
