import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { personas } from '../setup/personas.ts';
import { saved } from '../setup/saved.ts';
import { PASSWORD, number, password, sentTo, signInHere, writesTo } from '../setup/sign-in-steps.ts';

const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true });

test('[RT-19] [SEC-01] [SEC-02] [API-63] signing in leads home and is stored as specified', async ({
  page,
  assertSane,
}) => {
  const calls = writesTo(page, '/auth/');
  await page.goto('auth/login');
  await expect(page.getByLabel('Phone prefix')).toHaveValue('+355');
  await assertSane();
  await signInHere(page);
  await expect(page).toHaveURL(/\/app\/explore$/);
  const kept = await page.evaluate(() => [
    localStorage.getItem('fusha-token'),
    sessionStorage.getItem('fusha-token'),
    sessionStorage.getItem('fusha-user'),
  ]);
  expect([Boolean(kept[0]), kept[1], kept[2]?.includes('Arben Hoxha')]).toEqual([true, null, true]);
  expect(calls[0]).toBe('POST /auth/login base guest');
});

test('[ENT-49] the device id is created once, sent at sign-in, and kept across reloads and sign-outs', async ({
  page,
}) => {
  const sent = sentTo(page, '/auth/login');
  const kept = () =>
    page.evaluate(() => [localStorage.getItem('fusha-device-id'), sessionStorage.getItem('fusha-device-id')]);
  await page.goto('auth/login');
  await signInHere(page);
  await expect(page).toHaveURL(/\/app\/explore$/);
  const [id, inSession] = await kept();
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(inSession).toBeNull();
  expect(sent).toMatchObject([{ device_id: id }]);
  await saved(page);
  await page.reload();
  await page.goto('account');
  const left = sentTo(page, '/auth/logout');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await saved(page);
  expect(left).toMatchObject([{ device_id: id }]);
  await page.goto('auth/login');
  await signInHere(page);
  await expect(page).toHaveURL(/\/app\/explore$/);
  expect(sent).toMatchObject([{ device_id: id }, { device_id: id }]);
  expect(await kept()).toEqual([id, null]);
});

test('[AUTH-10] back to the page that asked for it, and never out of the app', async ({ page }) => {
  await page.goto('bookings?tab=past');
  await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await number(page).fill(personas.player);
  await password(page).fill(PASSWORD);
  await page.keyboard.press('Enter'); // same as the button
  await expect(page).toHaveURL(/\/app\/bookings\?tab=past$/);
  await expect(page.getByRole('tab', { name: 'Past', selected: true })).toBeVisible();
});

test('[RT-19] an address outside the app is not followed', async ({ page }) => {
  await page.goto('auth/login?returnTo=https%3A%2F%2Fevil.example%2F');
  await signInHere(page);
  await expect(page).toHaveURL(/\/app\/explore$/);
});

test('too many attempts and a missing answer are reported; the button works again', async ({ page, mock }) => {
  await page.goto('auth/login');
  await mock.fail('login', 429);
  await signInHere(page);
  await expect(page.getByRole('alert')).toContainText('Too many attempts.');
  await mock.scenario('default');
  await mock.fail('login', 'reset');
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong. Check your connection and try again.');
  await mock.scenario('default');
  await send(page).click();
  await expect(page).toHaveURL(/\/app\/explore$/);
});

test('pressing twice signs in once', async ({ page }) => {
  const sent = sentTo(page, '/auth/login');
  await page.goto('auth/login');
  await number(page).fill(personas.player);
  await password(page).fill(PASSWORD);
  await send(page).dblclick();
  await expect(page).toHaveURL(/\/app\/explore$/);
  expect(sent).toHaveLength(1);
});
