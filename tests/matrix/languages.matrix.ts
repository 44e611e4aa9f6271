import type { Locator, Page } from '@playwright/test';
import { left, type Words } from '../setup/dictionary-words.ts';
import { everyPage } from '../setup/every-page.ts';
import { counted } from '../setup/figures.ts';
import { expect, test } from '../setup/fixtures.ts';
import { textsOf } from '../setup/hard-coded.ts';
import type { Language, Person } from '../setup/person.ts';
import { seenData } from '../setup/seen-data.ts';
import { someOf } from '../setup/random-counts.ts';

const LOCALES = { en: 'en-US', sq: 'sq-AL' };
const NAMES = { en: 'English', sq: 'Shqip' };

/** As a guest presses it, or as it comes from another tab in which the signed-in person has chosen it. */
async function speak(me: Person, isGuest: boolean, language: Language): Promise<void> {
  const { page } = me;
  if (isGuest) await page.getByRole('banner').getByRole('button', { name: NAMES[language] }).click();
  else await me.language(language);
  const root = page.locator('html');
  await expect
    .poll(async () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      if (!isGuest) await page.evaluate(() => new BroadcastChannel('fusha-settings').postMessage(null));
      return root.getAttribute('lang');
    })
    .toBe(LOCALES[language]);
}

/** Where a person writes words; a date is chosen. */
const fieldOf = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator(
      'input:is([type="text"], [type="search"], [type="tel"], :not([type])):enabled:not([readonly]), textarea:enabled',
    )
    .filter({ visible: true })
    .first();

for (const { path, address, as } of someOf(everyPage)) {
  test(`${path} in another language at once, with what was typed`, async ({ page, me, signIn, assertSane }) => {
    const data = seenData(page);
    if (as) await signIn(as);
    await me.language('en');
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await assertSane();
    const remaining = async (words: Words) => left(await textsOf(page), words, await data());
    expect(await remaining('sq'), 'Albanian on an English page').toEqual([]);
    expect(await remaining('en'), 'English on an English page').not.toEqual([]);

    const field = fieldOf(page);
    const hasField = (await field.count()) > 0;
    if (hasField) await field.fill('69 77');
    const typed = hasField ? await field.inputValue() : '';
    for (const [language, other] of [
      ['sq', 'en'],
      ['en', 'sq'],
    ] as const) {
      await speak(me, !as, language);
      await expect.poll(() => remaining(other), `${other} after a change to ${language}`).toEqual([]);
      if (hasField) await expect(field).toHaveValue(typed);
    }
    counted('pages that change their language at once', 1);
    if (hasField) counted('fields that keep what was typed', 1);
  });
}
