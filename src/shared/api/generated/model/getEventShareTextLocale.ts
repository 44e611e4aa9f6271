/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GetEventShareTextLocale = typeof GetEventShareTextLocale[keyof typeof GetEventShareTextLocale];


export const GetEventShareTextLocale = {
  en: 'en',
  sq: 'sq',
} as const;
