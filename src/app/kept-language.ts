import { documentLanguage, localeCookie, type Language } from '../shared/i18n/locale.ts';

/** Where the language is kept on this device, for the next start. */
export interface KeptLanguage {
  keep: (language: Language) => void;
}

/** In the locale cookie, for 365 days (I18N-04). */
export const cookieLanguage: KeptLanguage = {
  keep: (language) => {
    documentLanguage(language, document.documentElement);
    document.cookie = localeCookie(language, location.protocol === 'https:');
  },
};
