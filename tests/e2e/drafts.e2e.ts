import type { Locator, Page } from '@playwright/test';
import { FREE_TO_GO, choose, item } from '../setup/booking-list.ts';
import { expect, test } from '../setup/fixtures.ts';
import { NOW, personas } from '../setup/personas.ts';
import { saved } from '../setup/saved.ts';
import { PASSWORD, main, number, password, press, signInHere } from '../setup/sign-in-steps.ts';

const RESTORED = 'We kept what you typed.';

const booking = (page: Page): Locator => item(page, FREE_TO_GO);
const drafts = (page: Page) => page.evaluate(() => localStorage.getItem('fusha-drafts'));

async function openCancelling(page: Page): Promise<Locator> {
  await page.goto('bookings');
  await choose(booking(page), 'Cancel booking');
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a number typed to sign in is restored after a reload, with a notice, for a day, and can be discarded', async ({
  page,
  axe,
  assertSane,
}) => {
  await page.goto('auth/login');
  await page.getByLabel('Phone prefix').selectOption('+383');
  await number(page).fill('44123456');
  await page.getByLabel('Password').fill('s3cret-canary');
  await expect(page.getByText(RESTORED)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: RESTORED })).toBeVisible();
  await expect(number(page)).toHaveValue('44123456');
  await expect(page.getByLabel('Phone prefix')).toHaveValue('+383');
  await expect(page.getByLabel('Password')).toHaveValue('');
  await axe();
  await assertSane();
  await page.getByLabel('Password').fill('typed-meanwhile');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(number(page)).toHaveValue('');
  await expect(page.getByLabel('Phone prefix')).toHaveValue('+355');
  await expect(page.getByLabel('Phone prefix')).toBeFocused();
  await expect(page.getByLabel('Password')).toHaveValue('typed-meanwhile');
  await expect(page.getByText(RESTORED)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(number(page)).toHaveValue('');
  await expect(page.getByText(RESTORED)).toHaveCount(0);

  await number(page).fill('690000009');
  await expect.poll(() => drafts(page)).toContain('690000009');
  await page.clock.setFixedTime('2026-11-25T09:59:59+01:00');
  await page.reload();
  await expect(number(page)).toHaveValue('690000009');
  await page.clock.setFixedTime('2026-11-25T10:00:00+01:00');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(number(page)).toHaveValue('');
  await expect.poll(() => drafts(page)).toBeNull();
});

test('a crash costs at most 300 ms of typing, and signing in deletes the draft', async ({ page, context }) => {
  await page.clock.install({ time: NOW });
  await page.goto('auth/login');
  await number(page).fill('690000001');
  await page.clock.runFor(300);
  // the page gets no event before it closes
  expect(await drafts(page)).toContain('690000001');
  const next = await context.newPage();
  await next.goto('auth/login?returnTo=%2Fvenues');
  await expect(number(next)).toHaveValue('690000001');
  await page.close();

  await password(next).fill(PASSWORD);
  await press(next, 'Sign in');
  await expect(next).toHaveURL(/\/app\/venues/);
  await expect(next.getByRole('list', { name: 'Venues' })).toBeVisible();
  await expect(number(next)).toHaveCount(0);
  await saved(next);
  await next.reload(); // pending drafts are saved when the page unloads
  expect(await drafts(next)).toBeNull();
});

test('a token refused in mid-flow keeps what was typed and returns to the page after sign-in', async ({
  page,
  signIn,
  mock,
}) => {
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
  await saved(page);
  await page.reload(); // pending drafts are saved when the page unloads
  expect(await drafts(page)).toBeNull();
});

test('another user who signs in does not see it', async ({ page, signIn, mock }) => {
  await signIn('player');
  await page.goto('account?do=edit');
  const dialog = page.getByRole('dialog', { name: 'Edit profile' });
  await dialog.getByLabel('Name').fill('My own affair');
  await mock.fail('saveProfile', 401);
  await press(page, 'Save changes');
  await main(page).getByRole('link', { name: 'Sign in', exact: true }).click();
  await mock.scenario('default');
  await signInHere(page, personas.everyone);
  await expect(page).toHaveURL(/\/app\/account\?do=edit$/);
  await expect(dialog.getByLabel('Name')).toHaveValue('Era Krasniqi');
  await expect(page.getByText(RESTORED)).toHaveCount(0);
  expect(await drafts(page)).toContain('My own affair'); // kept for its owner
});

test('an unfinished move of a booking survives a reload, with its time; signing out asks first, and deletes every draft on this device', async ({
  page,
  signIn,
}) => {
  await signIn('player');
  await page.goto('bookings');
  await choose(booking(page), 'Change time');
  const dialog = page.getByRole('dialog', { name: 'Change time' });
  const pressed = (name: string | RegExp) => dialog.getByRole('button', { name, pressed: true });
  const time = dialog
    .getByRole('group', { name: 'Fusha 1', exact: true })
    .getByRole('button', { name: /^19:00–20:00/ });
  await dialog.getByRole('button', { name: 'Thursday, November 26, 2026' }).click();
  await dialog.getByRole('radio', { name: 'Evening' }).check();
  await time.click();
  await expect(time).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(dialog.getByText(RESTORED)).toBeVisible();
  await expect(pressed('Thursday, November 26, 2026')).toBeVisible();
  await expect(time).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(pressed('Friday, November 27, 2026')).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'Date' }).locator(':focus')).toHaveCount(1);
  await expect(pressed(/^\d\d:\d\d/)).toHaveCount(0);
  await page.reload();
  await expect(pressed('Friday, November 27, 2026')).toBeVisible();
  await expect(dialog.getByText(RESTORED)).toHaveCount(0);

  const cancelling = await openCancelling(page);
  await cancelling.getByLabel('Reason').fill('Nobody reads this');
  await page.goto('account');
  expect(await drafts(page)).toContain('Nobody reads this');
  const signOut = page.getByRole('main').getByRole('button', { name: 'Sign out' });
  const question = page.getByRole('alertdialog', { name: 'Sign out?' });
  await signOut.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  expect(await drafts(page)).toContain('Nobody reads this');
  await signOut.click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect.poll(() => drafts(page)).toBeNull();
});
