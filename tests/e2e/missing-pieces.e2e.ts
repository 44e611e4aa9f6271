import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { latePieces } from '../setup/late-pieces.ts';
import { number } from '../setup/sign-in-steps.ts';

// A chunk cannot be fetched: the connection is lost before a page is opened for the first time.

async function openSignIn(page: Page): Promise<void> {
  const late = latePieces(page);
  await page.goto('auth/login');
  await late;
}

/** By keyboard: touching the link would prefetch the page. */
async function goOnOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Explore' }).press('Enter');
}

test.beforeEach(({ allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|dynamically imported module|Unable to preload CSS/);
});

test('[ERR-15] the page is reloaded @phone', async ({ page, context }) => {
  await openSignIn(page);
  const reload = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await goOnOffline(page, context);
  await reload;
});

test.describe('with unsaved input', () => {
  const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Update Required' });

  test.beforeEach(async ({ page, context }) => {
    await openSignIn(page);
    await number(page).fill('690000009');
    await goOnOffline(page, context);
    await expect(dialog(page)).toContainText('Update to the new version to continue.');
  });

  test('"Update" reloads, and the page is there @phone', async ({ page, context, axe }) => {
    await axe();
    await context.setOffline(false);
    await dialog(page).getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
    await page.goto('auth/login');
    await expect(number(page)).toHaveValue('690000009');
  });

  test('"Not now" shows the page’s error, which can be retried @phone', async ({ page, context, axe }) => {
    await dialog(page).getByRole('button', { name: 'Not now' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    await axe();
    await context.setOffline(false);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  });
});
