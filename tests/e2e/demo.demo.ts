import { expect, test } from '@playwright/test';

// The page host: no server answers here but the one that serves the files.
test('the static demo finds a venue, books it, and still knows it after a reload', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));

  await page.goto('auth/login');
  await page.getByLabel('Phone number').fill('690000001');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/explore$/);

  await page.goto('venue/fusha-e-liqenit');
  await expect(page.getByRole('heading', { level: 1, name: 'Fusha e Liqenit' })).toBeVisible();
  await page.getByRole('button', { name: 'Bookmark' }).first().click();
  await expect(page.getByRole('button', { name: 'Remove bookmark' }).first()).toBeVisible();
  // the page keeps its data in IndexedDB, a moment after the answer
  await expect
    .poll(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Fusha e Liqenit' })).toBeVisible();
      return page.getByRole('button', { name: 'Remove bookmark' }).count();
    })
    .toBeGreaterThan(0);
  expect(complaints).toEqual([]);
});
