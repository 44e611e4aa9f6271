import { documentLanguage, LOCALE_COOKIE, localeCookie, type Language } from '../shared/i18n/locale.ts';

/** The language that this device has chosen, if ever. */
export interface KeptLanguage {
  isChosen: () => boolean;
  keep: (language: Language) => void;
}

/** In the locale cookie, for 365 days (specification §9). */
export const cookieLanguage: KeptLanguage = {
  isChosen: () => document.cookie.includes(`${LOCALE_COOKIE}=`),
  keep: (language) => {
    documentLanguage(language, document.documentElement);
    document.cookie = localeCookie(language, location.protocol === 'https:');
  },
};
