import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';

const KEY = 'fusha-hide-install';
const card = (page: Page) => page.getByRole('region', { name: 'Install Fusha' });

/** What Chromium does when the app can be installed, and what its user answers. */
const offer = () => {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(
    Object.assign(event, {
      prompt: async () => void (document.documentElement.dataset['asked'] = 'yes'),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    }),
  );
};
/** The offer comes before the app has loaded, at each start. */
const offersEarly = (page: Page) =>
  page.addInitScript(`document.addEventListener('DOMContentLoaded', ${offer.toString()})`);
/** The code that takes offers is there: it started before the last request of initialization was answered. */
const started = async (page: Page, address: string) => {
  const read = page.waitForResponse(/\/api\/sports/);
  await page.goto(address);
  await read;
};

test('[PWA-11] [PWA-13] [PWA-14] an offer before the app has loaded is shown; dismissed, it does not come back after a reload, a sign-out or in another tab', async ({
  page,
  signIn,
  context,
  axe,
}) => {
  await signIn('player');
  await offersEarly(page);
  await page.goto('account');
  await expect(card(page)).toBeVisible();
  await axe();
  const other = await context.newPage();
  await offersEarly(other);
  await other.goto('account');
  await expect(card(other)).toBeVisible();

  await card(page).getByRole('button', { name: 'Not now' }).click();
  await expect(card(page)).toHaveCount(0);
  await expect(card(other)).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).not.toBeNull();

  await started(page, 'account');
  await page.evaluate(offer);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  await started(page, '');
  await page.evaluate(offer);
  await expect(page.getByRole('heading', { level: 1, name: 'Find a court. Book it. Play.' })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).not.toBeNull();
});

test('[PWA-11] [PWA-12] an offer after the app has loaded is shown too; Install opens the dialog of the browser and ends it @both', async ({
  page,
}) => {
  await started(page, '');
  await expect(card(page)).toHaveCount(0);
  await page.evaluate(offer);
  await card(page).getByRole('button', { name: 'Install' }).click();
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});
