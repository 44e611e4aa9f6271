import type { Page } from '@playwright/test';
import { FREE_TO_GO, choose, item } from '../setup/booking-list.ts';
import { expect, test } from '../setup/deployed.ts';

const AS_OF = 'As of 10:00. Could not refresh.';
/** The worker has its files, so that a next start needs no network. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
/** Urls of the reads that this device has kept, by owner. */
const keptBy = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[][]>((resolve) => {
        const opening = indexedDB.open('fusha-answers');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('answers').objectStore('answers').getAllKeys();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result as string[][]); // the pairs of the store
          };
        };
      }),
  );
const mark = (page: Page) => page.getByRole('banner').getByRole('status').filter({ hasText: 'Offline' });
const isKept = (page: Page, url: string) =>
  expect.poll(async () => (await keptBy(page)).some(([, kept]) => kept?.startsWith(url))).toBe(true);

test.beforeEach(({ allowConsole }) => allowConsole(/net::ERR_|Failed to (set|join|load)|WebSocket|realtime|Firebase/i));

test('own bookings and lists are there after a cold start without a network, as of when they were read; a write says that nothing was sent', async ({
  me,
  page,
  context,
  mock,
}) => {
  await me.signIn('player');
  await me.language('en');
  await open(page, 'bookings');
  await expect(item(page, FREE_TO_GO)).toBeVisible();
  await page.goto('venues');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  const venue = await page.getByRole('link', { name: /Arena/ }).first().textContent();
  await isKept(page, '/venues');
  await isKept(page, '/bookings');
  await isKept(page, '/auth/me');
  await page.goto('bookings');
  await expect(item(page, FREE_TO_GO)).toBeVisible();
  await context.setOffline(true);
  await expect(mark(page)).toBeVisible();
  await choose(item(page, FREE_TO_GO), 'Cancel booking');
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('You are offline. Nothing was sent.').first()).toBeVisible();
  expect(await mock.calls('cancelBooking')).toEqual([]);

  await page.goto('about:blank');
  await page.goto('bookings');
  await expect(item(page, FREE_TO_GO)).toBeVisible();
  await expect(page.getByText(AS_OF)).toHaveCount(1);
  await expect(mark(page)).toBeVisible();
  await page.goto('venues');
  await expect(page.getByText(venue ?? '').first()).toBeVisible();
  await page.goto('venues?page=7');
  await expect(page.getByRole('alert')).toContainText('Check your connection and try again.');

  await page.goto('bookings');
  await expect(page.getByText(AS_OF).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(AS_OF)).toHaveCount(0);
  await expect(mark(page)).toHaveCount(0);
});

test('what a user has read is gone from the device when they sign out without a network, when the server refuses their token, and for the next user', async ({
  me,
  page,
  context,
  mock,
}) => {
  await me.signIn('player');
  await me.language('en');
  await open(page, 'bookings');
  await isKept(page, '/bookings');
  await context.setOffline(true);
  await page.goto('account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect.poll(() => keptBy(page)).toEqual([]);
  await page.goto('bookings');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText(FREE_TO_GO)).toHaveCount(0);
  await context.setOffline(false);

  await me.signIn('owner');
  await me.language('en');
  await page.goto('bookings');
  await isKept(page, '/bookings');
  await expect(page.getByText(FREE_TO_GO)).toHaveCount(0);
  await mock.fail('getMe', 401);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.poll(async () => (await keptBy(page)).filter(([owner]) => owner !== 'guest')).toEqual([]);
});

test('a guest finds the front page, and the pages that they have seen', async ({ me, page, context }) => {
  await me.language('en');
  await open(page, 'venues');
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const name = await first.textContent();
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await isKept(page, '/venue/');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await expect(page.getByText(AS_OF).first()).toBeVisible();
  // it is painted before the app, and no other address holds it
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, { early: document.querySelector('#root')?.textContent });
    });
  });
  const early = () => page.evaluate(() => (globalThis as unknown as { early: string }).early); // put there above
  await page.goto('?utm_source=x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a court. Book it. Play.');
  expect(await early()).toContain('Find a court. Book it. Play.');
  await page.goto('auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  expect((await early()).trim()).toBe('Fusha');
});
