import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { latePieces } from '../setup/late-pieces.ts';
import { PASSWORD, number, password } from '../setup/sign-in-steps.ts';

// A chunk cannot be fetched: the connection is lost before a page is opened for the first time.

/** By keyboard: the page of a link that is pointed at is loaded ahead. */
async function openSignIn(page: Page): Promise<void> {
  const late = latePieces(page);
  await page.goto('auth/login');
  await late;
}

async function goOnOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Forgot your password?' }).press('Enter');
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

  /** Asked while the page with the input still stands. */
  async function askedAfter(input: Locator, context: BrowserContext, text: string): Promise<void> {
    const page = input.page();
    await openSignIn(page);
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    await input.fill(text);
    await goOnOffline(page, context);
    await expect(dialog(page)).toContainText('Update to the new version to continue.');
    expect(loads).toEqual([]);
  }

  test('"Update" reloads, and the page is there @phone', async ({ page, context, axe }) => {
    await askedAfter(number(page), context, '690000009');
    await axe();
    await context.setOffline(false);
    await dialog(page).getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    await page.goto('auth/login');
    await expect(number(page)).toHaveValue('690000009');
  });

  test('"Not now" shows the page’s error, which can be retried; a password, which no draft keeps, is input too (R2) @phone', async ({
    page,
    context,
    axe,
  }) => {
    await askedAfter(password(page), context, PASSWORD);
    await dialog(page).getByRole('button', { name: 'Not now' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    await axe();
    await context.setOffline(false);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  });
});
