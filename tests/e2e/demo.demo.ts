import { expect, test, type Locator } from '@playwright/test';

// The page host: there is only a file server, no API.
test('the static demo signs in, saves a venue, and keeps it after a reload', async ({ page }) => {
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

test('the developer panel signs in as anybody, switches scenarios, and shows the calls', async ({ page }) => {
  await page.goto('venues');
  const venues = page.getByRole('list', { name: 'Venues' }).getByRole('listitem');
  await expect(venues).toHaveCount(10);

  await page.getByRole('button', { name: 'Developer panel' }).click();
  const panel = page.getByRole('region', { name: 'Developer panel' });
  await panel.getByLabel('User').selectOption({ label: await labelOf(panel.getByLabel('User'), /690000006/) });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible();
  await expect(panel.getByLabel('Module').locator('option')).toHaveCount(5);

  await panel.getByLabel('Scenario').selectOption('empty');
  // new data, new sessions: the user becomes a guest, and the list is empty, not loading
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('There are no venues yet.')).toBeVisible();
  await panel.getByRole('button', { name: 'Show calls' }).click();
  await expect(panel.getByText(/200 GET \/api\/venues/).first()).toBeVisible();
  await panel.getByLabel('Scenario').selectOption('default');
  await expect(venues).toHaveCount(10);
});

test('the developer panel opens before the mock has read its data', async ({ page }) => {
  await page.addInitScript(lockStore);
  await page.goto('venues');
  await page.getByRole('button', { name: 'Developer panel' }).click();
  const panel = page.getByRole('region', { name: 'Developer panel' });
  await expect(panel.getByText('Loading…')).toBeVisible();
  await expect(panel.getByLabel('User')).toHaveCount(0);
  await page.evaluate(() => globalThis.dispatchEvent(new Event('unlock')));
  await expect(panel.getByLabel('User').locator('option', { hasText: /690000001/ })).toHaveCount(1);
  await expect(panel.getByRole('alert')).toHaveCount(0);
});

test('the developer panel shows who is online, with the presence service running in the page', async ({ page }) => {
  await page.goto('venues');
  await page.getByRole('button', { name: 'Developer panel' }).click();
  const panel = page.getByRole('region', { name: 'Developer panel' });
  const user = panel.getByLabel('User');
  await user.selectOption({ label: await labelOf(user, /690000001/) });
  await panel.getByText('Who is online').click();
  await expect(panel.getByText('Arben Hoxha: online')).toBeVisible();
  await user.selectOption({ label: await labelOf(user, /690000006/) });
  await expect(panel.getByText('Era Krasniqi: online')).toBeVisible();
  await expect(panel.getByText('Arben Hoxha: offline')).toBeVisible();
});

/** The whole label of the option that matches. */
async function labelOf(select: Locator, name: RegExp): Promise<string> {
  await expect(select.locator('option', { hasText: name })).toHaveCount(1); // the users arrive after the panel has opened
  const label = (await select.locator('option').allTextContents()).find((text) => name.test(text));
  if (label === undefined) throw new Error(`no option like ${String(name)}`);
  return label;
}

/** Lets nobody else open the stored data before the event `unlock`: a deletion waits for this connection, and all others for it. */
function lockStore(): void {
  const open = indexedDB.open('fusha-mock', 1);
  indexedDB.deleteDatabase('fusha-mock');
  globalThis.addEventListener('unlock', () => open.result.close());
}

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
