/** The two languages, how they are named to the browser, and where the choice is kept (I18N-01 … I18N-06). */

export const LANGUAGES = ['en', 'sq'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

/** BCP 47 names for `<html lang>`, `Accept-Language` and screen readers. */
export const LOCALES = { en: 'en-US', sq: 'sq-AL' } as const satisfies Record<Language, string>;

export const LOCALE_COOKIE = 'fusha-locale';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Any text that names a language ('sq', 'sq-AL', 'en_GB'); whatever else there is reads as English. */
export function toLanguage(name: string | null | undefined): Language {
  const code = name?.trim().toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === code) ?? DEFAULT_LANGUAGE;
}

const localePair = (cookies: string): string | undefined =>
  cookies.split(';').find((entry) => entry.trim().startsWith(`${LOCALE_COOKIE}=`));

/** Whether a language is kept on this device, by the text of its cookies. */
export const hasLocaleCookie = (cookies: string): boolean => localePair(cookies) !== undefined;

/** The language in a `document.cookie` or `Cookie` header text; English when there is none. */
export function readLocaleCookie(cookies: string): Language {
  const pair = localePair(cookies);
  return toLanguage(pair?.slice(pair.indexOf('=') + 1));
}

/** Text to assign to `document.cookie`; `secure` when the page came over https. */
export function localeCookie(language: Language, secure: boolean): string {
  const parts = [`${LOCALE_COOKIE}=${language}`, 'Path=/app/', `Max-Age=${YEAR_SECONDS}`, 'SameSite=Lax'];
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ');
}

/** Names the language to the browser: hyphenation, spell checking and screen readers follow it. */
export function documentLanguage(language: Language, root: { lang: string }): void {
  root.lang = LOCALES[language];
}
