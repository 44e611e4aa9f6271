import { expect, type Locator, type Page } from '@playwright/test';

/** The build that the page came with. */
export const build = (page: Page) => page.locator('meta[name="build"]').getAttribute('content');

export const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Another worker has taken over. */
export const replaced = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
      }),
  );

/** The page has another build. Its worker fetches hundreds of files first, which takes long where other tests run beside. */
export const updated = (page: Page, from: string | null): Promise<void> =>
  expect.poll(() => build(page).catch(() => from), { timeout: 60_000 }).not.toBe(from);

/** The page looks for a new version: it does when the network is found again. */
export const look = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

/** It has looked: the server has said which version it has. */
export async function looked(page: Page): Promise<void> {
  const answer = page.waitForResponse((one) => one.url().includes('/builds/latest.json'));
  await look(page);
  await answer;
}

export const dialog = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Update Required' });

/** Counts what loads from here on, without the document that is there. */
export function loadsOf(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

/** With the worker in charge of it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await controlled(page);
}
