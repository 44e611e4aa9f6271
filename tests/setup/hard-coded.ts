import type { Page } from '@playwright/test';

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const MONTHS_SHORT = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
const DAYS = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';
const DAYS_SHORT = 'Mon|Tue|Wed|Thu|Fri|Sat|Sun';

/** What the formats of English write (`src/shared/i18n/formats/en.ts`), in one piece each. */
const FORMATS = [
  `(?:${DAYS})š+`, // "Mondays"
  `(?:${DAYS}|${DAYS_SHORT})(?:, (?:${MONTHS}|${MONTHS_SHORT}) \\d{1,2}(?:, \\d{4})?)?`,
  `(?:${MONTHS}|${MONTHS_SHORT})(?: \\d{1,2}, \\d{4}| \\d{4}| \\d{1,2})?`,
  `-?ALL\u00a0[\\d,]+`,
  `[\\d.,]+\u00a0k?m`,
  `in [\\d,]+ (?:second|minute|hour|day|week|month|year)s?`,
  `[\\d,]+ (?:second|minute|hour|day|week|month|year)s? ago`,
  `(?:last|this|next) (?:week|month|year|hour|minute)|yesterday|today|tomorrow|now`,
].map((format) => new RegExp(`(?<![\\p{L}\\d])(?:${format})(?![\\p{L}\\d])`, 'gu'));
/** The whole text, or between two other parts of a list. */
const FREE = /^(?:· )?Free$/;
/** Names, which no language translates: the product, the services to sign in with, the languages. */
const NAMES = ['Fusha', 'Facebook', 'Google', 'GitHub', 'Twitter', 'English', 'Shqip'];
const BETWEEN = /(?<=[⟧■%\d],? )(?:and|or) (?=[⟦■])/g;
/** Each of these has an accent in the language of the tests. */
const TRANSLATED_LETTERS = /[acdeghijklnorstuwyz]/i;

/** Texts of the page, in elements and in names of them, which are neither in the language of the tests nor somebody's own words. */
export async function hardCoded(page: Page, data: ReadonlySet<string>): Promise<string[]> {
  const owned = [...data, ...NAMES].filter((text) => /\p{L}/u.test(text)).toSorted((a, b) => b.length - a.length);
  const texts = await textsOf(page);
  return [...new Set(texts)].filter((text) => !isExplained(text, owned) && !isInitials(text, owned));
}

/** Whether nothing is left of it without dictionaries, people's words, formats and signs. */
export function isExplained(text: string, data: readonly string[]): boolean {
  if (!TRANSLATED_LETTERS.test(text) || FREE.test(text)) return true;
  let rest = text;
  for (const own of data) rest = withoutWords(rest, own);
  for (const format of FORMATS) rest = rest.replaceAll(format, '■');
  rest = rest.replaceAll(BETWEEN, ' ');
  const words = rest.match(/[\p{L}\p{M}]+/gu) ?? [];
  // a letter alone is the name of a group
  return words.every((word) => !TRANSLATED_LETTERS.test(word) || /^\p{Lu}$/u.test(word));
}

/** In the place of a picture: the letters that two words of a name begin with, or the first of one. */
function isInitials(text: string, data: readonly string[]): boolean {
  if (!/^[\p{Lu}\d]{2}$/u.test(text)) return false;
  const [first = '', second = ''] = text;
  return data.some((name) => {
    const starts = name.split(/[^\p{L}\p{M}\d]+/u).map((word) => word.charAt(0).toUpperCase());
    return starts.includes(first) && starts.slice(starts.indexOf(first) + 1).includes(second);
  });
}

function withoutWords(text: string, own: string): string {
  let rest = text;
  for (let at = rest.indexOf(own); at >= 0; at = rest.indexOf(own, at + 1)) {
    const isWhole = !/[\p{L}\d]/u.test(rest[at - 1] ?? '') && !/[\p{L}\d]/u.test(rest[at + own.length] ?? '');
    if (isWhole) rest = `${rest.slice(0, at)}■${rest.slice(at + own.length)}`;
  }
  return rest;
}

/** Also names that only a screen reader says, and the title. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [document.title];
    const add = (text: string | null) => text?.trim() && found.push(text.trim().replaceAll(/[ \n\t]+/g, ' '));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      // the name of another language is written in that language
      if (!parent || parent.closest('script, style, noscript, body [lang]')) continue;
      add(node.nodeValue);
    }
    const NAMES = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
    ];
    for (const element of document.body.querySelectorAll('*'))
      for (const attribute of NAMES) add(element.getAttribute(attribute));
    return found;
  });
}
