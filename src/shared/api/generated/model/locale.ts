/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type Locale = typeof Locale[keyof typeof Locale];


export const Locale = {
  en: 'en',
  sq: 'sq',
} as const;
