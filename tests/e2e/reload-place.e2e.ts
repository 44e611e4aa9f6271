import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';

const place = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
/** Comes with the data that is held back. */
const live = (page: Page) => page.getByRole('list', { name: 'Live now' });

/** Explore, left at its end and loaded again while its data is held back; returns where it was left. */
async function reloadAtEnd(page: Page, hold: () => Promise<void>): Promise<number> {
  await page.goto('explore');
  await expect(live(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
  await expect.poll(() => place(page)).toBeGreaterThan(2_000);
  const left = await place(page);
  await hold();
  await saved(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await place(page)).toBeLessThan(left);
  return left;
}

test('a page that is loaded again comes back to where it was left, once it is as long as it was', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('player');
  const left = await reloadAtEnd(page, () => mock.fail('getExplore', 'held'));
  await mock.scenario('default');
  await expect.poll(() => place(page)).toBe(left);
});

test('a page that is loaded again leaves whoever moves it meanwhile where they are', async ({ page, mock, signIn }) => {
  await signIn('player');
  const left = await reloadAtEnd(page, () => mock.fail('getExplore', 'held'));
  await page.mouse.wheel(0, -5_000);
  await expect.poll(() => place(page)).toBe(0);
  await mock.scenario('default');
  await expect(live(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /Notifications/ })).toBeVisible();
  expect(await place(page)).toBeLessThan(left / 2);
});
