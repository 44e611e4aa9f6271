import { expect, type Page } from '@playwright/test';

/** Resolves when the reporter is there: from then on it keeps presses. An error from before is reported too. */
export async function reporterStarted(page: Page, reports: string[]): Promise<void> {
  await page.evaluate(() => reportError(new Error('the first one')));
  await expect.poll(() => reports.length).toBe(1);
  reports.length = 0;
}

/** Errors with these texts in all that an error has, while the address holds them too. */
export const raise = (page: Page, secrets: readonly string[]): Promise<void> =>
  page.evaluate((texts) => {
    const address = location.href;
    for (const text of texts) {
      history.replaceState(history.state, '', `?told=${encodeURIComponent(text)}#${encodeURIComponent(text)}`);
      console.debug('a message of the page itself');
      reportError(new Error(`It was ${text}`, { cause: new RangeError(text) }));
      reportError(
        Object.assign(new TypeError(`Cannot read properties of undefined (reading '${text}')`), { name: text }),
      );
      reportError({ text });
      void Promise.reject(new RangeError(text));
    }
    history.replaceState(history.state, '', address);
  }, secrets);

/** The access token of this browser. */
export const token = async (page: Page): Promise<string> =>
  (await page.evaluate(() => localStorage.getItem('fusha-token'))) ?? '';

/** As it was typed, and as it is written in an address or in groups. */
export const forms = (secret: string) => [
  secret,
  encodeURIComponent(secret),
  encodeURIComponent(encodeURIComponent(secret)),
];
