import { expect, type Page } from '@playwright/test';

/**
 * Resolves when everything that was pressed on this page is answered: many a press is shown before. Ask for it before the page is
 * left or reloaded, another person's page opened, or the mock's calls read. The app itself is asked, as by the browser before it leaves.
 */
export const saved = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))), {
      message: 'everything that was pressed is answered',
    })
    .toBe(true);
