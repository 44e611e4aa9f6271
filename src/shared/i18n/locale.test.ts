import { describe, expect, it } from 'vitest';
import { LANGUAGES, documentLanguage, hasLocaleCookie, localeCookie, readLocaleCookie, toLanguage } from './locale.ts';

describe('languages', () => {
  it.each([
    ['sq', 'sq'],
    ['sq-AL', 'sq'],
    ['SQ_al', 'sq'],
    ['en-US', 'en'],
    ['de', 'en'],
    ['', 'en'],
    [null, 'en'],
    [undefined, 'en'],
    ['sqx', 'en'],
  ])('[I18N-03] %j reads as %s', (name, language) => expect(toLanguage(name)).toBe(language));

  it.each([
    ['en', 'en-US'],
    ['sq', 'sq-AL'],
  ] as const)('[I18N-02] [I18N-05] [I18N-06] %s is %s to the browser', (language, locale) => {
    const root = { lang: '' };
    documentLanguage(language, root);
    expect(root.lang).toBe(locale);
  });

  it('[I18N-04] the cookie lasts 365 days and comes back', () => {
    expect(localeCookie('sq', false)).toBe('fusha-locale=sq; Path=/app/; Max-Age=31536000; SameSite=Lax');
    expect(localeCookie('sq', true)).toBe('fusha-locale=sq; Path=/app/; Max-Age=31536000; SameSite=Lax; Secure');
    for (const language of LANGUAGES)
      expect(readLocaleCookie(`a=1; ${localeCookie(language, true)}; b=2`)).toBe(language);
  });

  it.each([
    ['', false],
    ['xfusha-locale=sq', false],
    ['a=1; fusha-locale=en', true],
  ])('whether a language is kept: %j, %s', (cookies, expected) => expect(hasLocaleCookie(cookies)).toBe(expected));

  it.each(['', 'other=sq', 'xfusha-locale=sq', 'fusha-locale=', 'fusha-locale=de'])('%j is English', (cookies) =>
    expect(readLocaleCookie(cookies)).toBe('en'),
  );
});
