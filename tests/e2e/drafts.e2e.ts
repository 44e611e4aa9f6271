import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';

const RESTORED = 'What you typed was restored.';
const FREE_TO_GO = 'Friday, November 27, 2026';

const phone = (page: Page) => page.getByLabel('Phone number');
const booking = (page: Page): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('heading', { name: FREE_TO_GO }) });
const drafts = (page: Page) => page.evaluate(() => localStorage.getItem('fusha-drafts'));

async function openCancelling(page: Page): Promise<Locator> {
  await page.goto('bookings');
  await booking(page).getByRole('button', { name: 'Cancel booking', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function signInHere(page: Page, number = '690000001'): Promise<void> {
  await phone(page).fill(number);
  await page.getByLabel('Password').fill('demo1234');
  await page.keyboard.press('Enter');
}

/** Everything that this browser keeps for the app, as text. */
const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, history.state, location.href];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error ?? new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        kept.push(
          await new Promise((resolve, reject) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.addEventListener('success', () => resolve(reading.result));
            reading.addEventListener('error', () => reject(reading.error ?? new Error(store)));
          }),
        );
      }
      database.close();
    }
    return JSON.stringify(kept);
  });

test('a number typed to sign in is there after a reload, is said, and can be discarded', async ({ page, axe, assertSane }) => {
  await page.goto('auth/login');
  await page.getByLabel('Phone prefix').selectOption('+383');
  await phone(page).fill('44123456');
  await page.getByLabel('Password').fill('s3cret-canary');
  await expect(page.getByText(RESTORED)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: RESTORED })).toBeVisible();
  await expect(phone(page)).toHaveValue('44123456');
  await expect(page.getByLabel('Phone prefix')).toHaveValue('+383');
  await expect(page.getByLabel('Password')).toHaveValue('');
  await axe();
  await assertSane();
  await page.getByLabel('Password').fill('typed-meanwhile');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(phone(page)).toHaveValue('');
  await expect(page.getByLabel('Phone prefix')).toHaveValue('+355');
  await expect(page.getByLabel('Phone prefix')).toBeFocused();
  await expect(page.getByLabel('Password')).toHaveValue('typed-meanwhile');
  await expect(page.getByText(RESTORED)).toHaveCount(0);
  await page.reload();
  await expect(phone(page)).toHaveValue('');
  await expect(page.getByText(RESTORED)).toHaveCount(0);
});

test('a crash costs at most 300 ms of typing', async ({ page, context }) => {
  await page.goto('auth/login');
  await phone(page).fill('690000009');
  // nothing has told the page that it is being left
  await expect.poll(() => drafts(page)).toContain('690000009');
  const next = await context.newPage();
  await next.goto('auth/login');
  await expect(phone(next)).toHaveValue('690000009');
});

test('signing in takes the draft along, and nothing stays', async ({ page }) => {
  await page.goto('auth/login?returnTo=%2Fvenues');
  await signInHere(page);
  await expect(page).toHaveURL(/\/app\/venues/);
  expect(await drafts(page)).toBeNull();
});

test('no password, code or file typed into any form is kept anywhere', async ({ page }) => {
  const secret = 'Canary-7351-typed';
  let passwords = 0;
  for (const address of ['auth/login', 'auth/register', 'auth/verify', 'auth/forgot-password', 'auth/credentials']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const field of await page.locator('form input[type="password"]').all()) {
      passwords += 1;
      await field.fill(secret);
      const look = page.getByRole('button', { name: 'Show characters' }).first();
      // as text it is a password still
      if (await look.isVisible()) await look.click();
    }
    for (const field of await page.locator('form input[autocomplete="one-time-code"]').all()) await field.fill('735142');
    for (const field of await page.locator('form input[type="tel"]').all()) await field.fill('690000077');
    await page.reload();
    const kept = await everythingKept(page);
    expect(kept, address).not.toContain('7351');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const field of await page.locator('form input[type="password"]').all()) await expect(field).toHaveValue('');
  }
  expect(passwords).toBeGreaterThan(0);
});

test('a token refused in mid-flow keeps what was typed and returns to the page after sign-in', async ({ page, signIn, mock }) => {
  await signIn('player');
  const dialog = await openCancelling(page);
  await dialog.getByLabel('Reason').fill('Two of us are ill');
  await mock.fail('cancelBooking', 401);
  await dialog.getByRole('button', { name: 'Cancel booking', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await mock.scenario('default');
  await signInHere(page);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/app\/bookings\?/);
  await expect(dialog.getByLabel('Reason')).toHaveValue('Two of us are ill');
  await expect(dialog.getByText(RESTORED)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel booking', exact: true }).click();
  await expect(page.getByText('The booking is cancelled.')).toBeVisible();
  expect(await drafts(page)).toBeNull();
});

test('somebody else who signs in does not see it', async ({ page, signIn, mock, allowConsole }) => {
  allowConsole(/status of 403/); // the booking is not theirs either
  await signIn('player');
  const dialog = await openCancelling(page);
  await dialog.getByLabel('Reason').fill('My own affair');
  await mock.fail('cancelBooking', 401);
  await dialog.getByRole('button', { name: 'Cancel booking', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await mock.scenario('default');
  await signInHere(page, '690000006');
  await expect(page).toHaveURL(/\/app\/bookings\?/);
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).first()).toBeVisible();
  await expect(page.getByText('My own affair')).toHaveCount(0);
  await expect(page.getByText(RESTORED)).toHaveCount(0);
});

test('a wish to move a booking survives a reload, with its time', async ({ page, signIn, axe }) => {
  await signIn('player');
  await page.goto('bookings');
  await booking(page).getByRole('button', { name: 'Move', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to another time' });
  await dialog.getByLabel('Date').fill('2026-11-26');
  await dialog.getByLabel('Court').selectOption({ label: 'Fusha 1' });
  await dialog.getByRole('button', { name: '19:00–20:00' }).click();
  await page.reload();
  await expect(dialog.getByText(RESTORED)).toBeVisible();
  await expect(dialog.getByLabel('Date')).toHaveValue('2026-11-26');
  await expect(dialog.getByRole('combobox', { name: 'Court' }).getByRole('option', { selected: true })).toHaveText('Fusha 1');
  await expect(dialog.getByRole('button', { name: '19:00–20:00', pressed: true })).toBeVisible();
  await axe();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog.getByLabel('Date')).toHaveValue('2026-11-27');
  await expect(dialog.getByLabel('Date')).toBeFocused();
  await expect(dialog.getByRole('button', { pressed: true })).toHaveCount(0);
  await page.reload();
  await expect(dialog.getByLabel('Date')).toHaveValue('2026-11-27');
  await expect(dialog.getByText(RESTORED)).toHaveCount(0);
});

test('signing out takes every draft of this device along', async ({ page, signIn }) => {
  await signIn('player');
  const dialog = await openCancelling(page);
  await dialog.getByLabel('Reason').fill('Nobody reads this');
  await page.goto('account');
  await page.waitForLoadState('networkidle');
  expect(await drafts(page)).toContain('Nobody reads this');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect.poll(() => drafts(page)).toBeNull();
});

test('after 24 hours it is gone', async ({ page }) => {
  await page.goto('auth/login');
  await phone(page).fill('690000009');
  await expect.poll(() => drafts(page)).toContain('690000009');
  await page.clock.setFixedTime('2026-11-25T09:59:59+01:00');
  await page.reload();
  await expect(phone(page)).toHaveValue('690000009');
  await page.clock.setFixedTime('2026-11-25T10:00:00+01:00');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(phone(page)).toHaveValue('');
  await expect.poll(() => drafts(page)).toBeNull();
});

test('[I18N-01] the notice in Albanian', async ({ page, language, axe, assertSane }) => {
  await language('sq');
  await page.goto('auth/login');
  await page.getByLabel('Numri i telefonit').fill('690000009');
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Ajo që kishit shkruar u rikthye.' })).toBeVisible();
  await axe();
  await assertSane();
  await page.getByRole('button', { name: 'Fshije' }).click();
  await expect(page.getByLabel('Numri i telefonit')).toHaveValue('');
});

test('one that the browser will not keep costs nothing but itself', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('auth/login?returnTo=%2Fvenues');
  await phone(page).fill('690000001');
  await signInHere(page);
  await expect(page).toHaveURL(/\/app\/venues/);
});

test('a piece of the program that is missing reloads no page in which something is typed (R2)', async ({ page }) => {
  const missing = () => page.evaluate(() => void dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
  await page.goto('auth/login');
  await page.getByLabel('Password').fill('demo1234');
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await missing();
  await page.evaluate(() => fetch('/app/icon.svg').then((response) => response.text())); // a reload would have begun before it
  expect(loads).toEqual([]);
  await expect(page.getByLabel('Password')).toHaveValue('demo1234');
  await page.getByLabel('Password').fill('');
  await Promise.all([page.waitForEvent('load'), missing()]);
});
