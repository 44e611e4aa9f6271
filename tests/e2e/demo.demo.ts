import { expect, test } from '@playwright/test';

// The page host: no server answers here but the one that serves the files.
test('the static demo signs in, saves a venue, and still knows it after a reload', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));

  await page.goto('auth/login');
  await page.getByLabel('Phone number').fill('690000001');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/explore$/);
  // the page writes its data to IndexedDB a moment after each answer
  await expect.poll(() => page.evaluate(kept, 'sessions')).not.toBe('[]');

  await page.goto('venue/fusha-e-liqenit');
  await expect(page.getByRole('heading', { level: 1, name: 'Fusha e Liqenit' })).toBeVisible();
  const toggle = page.getByRole('button', { name: /Fusha e Liqenit/, pressed: false });
  const pressed = page.getByRole('button', { name: /Fusha e Liqenit/, pressed: true });
  await expect(toggle.or(pressed)).toBeVisible();
  const before = await pressed.count();
  const saved = await page.evaluate(kept, 'bookmarks');
  await toggle.or(pressed).click();
  await expect(before === 0 ? pressed : toggle).toBeVisible();
  await expect.poll(() => page.evaluate(kept, 'bookmarks')).not.toBe(saved);
  await page.reload();
  await expect(before === 0 ? pressed : toggle).toBeVisible();
  expect(complaints).toEqual([]);
});

/** A table as IndexedDB keeps it, as text; runs in the page. */
function kept(table: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const open = indexedDB.open('fusha-mock', 1);
    open.addEventListener('error', () => reject(new Error('IndexedDB is closed')));
    open.addEventListener('success', () => {
      const read = open.result.transaction('snapshots').objectStore('snapshots').get('demo');
      read.addEventListener('success', () => {
        open.result.close();
        resolve(JSON.stringify(read.result?.db.tables[table].records ?? []));
      });
    });
  });
}
