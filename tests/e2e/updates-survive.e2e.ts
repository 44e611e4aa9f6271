import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { buildNext, DIST, expect, NEXT, test } from '../setup/deployed.ts';
import { saved } from '../setup/saved.ts';
import { tryAgain } from '../setup/try-again.ts';
import { build, dialog, loadsOf, look, looked, open, replaced, updated } from '../setup/updates.ts';

// What a new version finds half done. Two real builds, one deployed after the other.

// one worker: each reads the builds
test.describe.configure({ mode: 'default' });
test.beforeAll(buildNext);

const posts = (page: Page) => page.getByRole('list', { name: 'Posts' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Confirm booking' });
const confirm = (page: Page) => sheet(page).getByRole('button', { name: /^Confirm/ });
const said = (page: Page) => page.getByRole('status').filter({ hasText: 'Booking confirmed' });

test('[PWA-09] [COM-01] a post that could not be sent holds nothing back, waits through the update, and is sent once', async ({
  me,
  page,
  host,
}) => {
  await me.signIn('player');
  await me.language('en');
  await open(page, 'community/1/feed');
  const first = await build(page);
  await me.mock.fail('createPost', 'reset');
  await page.getByRole('textbox', { name: 'Write a post' }).fill('Kush vjen sot?');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const post = posts(page).getByRole('article').filter({ hasText: 'Kush vjen sot?' });
  await expect(post).toContainText('This post was not sent yet.');
  await saved(page);
  const loads = loadsOf(page);
  host.publish(NEXT);
  await look(page);
  await updated(page, first);
  await expect(post).toContainText('This post was not sent yet.');
  await expect(dialog(page)).toHaveCount(0);
  await me.mock.scenario('default');
  await tryAgain(post);
  await expect(post.getByRole('button', { name: 'Like' })).toBeVisible();
  await expect(post).toHaveCount(1);
  await saved(page);
  const calls = await me.mock.calls('createPost');
  expect(calls.map(({ status }) => status).filter((status) => status !== 0)).toEqual([201]);
  expect(loads()).toBe(1);
});

test('[PWA-09] [BK-01] in the middle of a booking the page comes back once with the same choices, and the booking is made once', async ({
  me,
  page,
  host,
}) => {
  await me.signIn('player');
  await me.language('en');
  await open(page, 'venue/fusha-e-liqenit?date=2026-11-26&court=2&slot=15');
  const first = await build(page);
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(sheet(page).getByRole('timer')).toBeVisible();
  const loads = loadsOf(page);
  host.publish(NEXT);
  await look(page);
  await updated(page, first);
  await expect(sheet(page)).toContainText('Fusha 2, Fusha e Liqenit');
  await expect(sheet(page)).toContainText('20:00–21:00');
  await expect(sheet(page).getByRole('timer')).toBeVisible();
  await confirm(page).click();
  await expect(said(page)).toBeVisible();
  await saved(page);
  expect(await me.mock.calls('createBooking')).toHaveLength(1);
  expect(loads()).toBe(1);
});

test('[PWA-10] [BK-01] weeks that were chosen and an order that is on its way hold the update back; it comes by itself afterwards', async ({
  me,
  page,
  host,
}) => {
  await me.signIn('player');
  await me.language('en');
  await open(page, 'venue/fusha-e-liqenit?date=2026-11-26&court=1&slot=14&weekly=1&book=1');
  const first = await build(page);
  const weeks = sheet(page).getByRole('list', { name: 'Weeks' });
  const skips = weeks.getByRole('button', { name: 'Skip this week' });
  await expect(skips.first()).toBeVisible();
  for (const skip of await skips.all()) await skip.click();
  const loads = loadsOf(page);
  host.publish(NEXT);
  await look(page);
  await dialog(page).getByRole('button', { name: 'Not now' }).click();
  await expect(skips.first()).toHaveAttribute('aria-pressed', 'true');
  await me.mock.fail('createBooking', 'held');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/bookings'));
  await confirm(page).click();
  await sent;
  await looked(page);
  await expect(sheet(page)).toBeVisible();
  expect(loads()).toBe(0);
  await me.mock.scenario('default');
  await expect(said(page)).toBeVisible();
  await look(page);
  await updated(page, first);
  await expect(page.getByText('Booking confirmed')).toBeVisible();
  expect(loads()).toBe(1);
  expect(await me.mock.calls('createBooking')).toHaveLength(1);
});

test('[ERR-15] a page whose file went with the old version comes in the new one at once, before the new worker has its files; what was typed elsewhere is still there', async ({
  me,
  page,
  host,
  allowConsole,
}) => {
  allowConsole(/status of 404 .*\/assets\//);
  await me.signIn('player');
  await me.language('en');
  await open(page, 'community/1/feed');
  await page.getByRole('textbox', { name: 'Write a post' }).fill('Nesër në orën');
  await page.getByRole('link', { name: 'Explore' }).click();
  await expect(page.getByRole('heading', { name: 'Explore', level: 1 })).toBeVisible();
  const first = await build(page);
  const loads = loadsOf(page);
  host.publish(NEXT);
  const release = host.hold('shell.html'); // one of the worker's files
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Teams' }).click();
  await expect(page.getByRole('heading', { name: 'Teams', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/teams$/);
  expect(await build(page)).not.toBe(first);
  // the new worker then takes over: the page has its version, nobody is asked and nothing is reloaded
  const follows = replaced(page);
  release();
  await look(page);
  await follows;
  await looked(page);
  await expect(dialog(page)).toHaveCount(0);
  expect(loads()).toBe(1);
  await page.goto('community/1/feed');
  await expect(page.getByRole('textbox', { name: 'Write a post' })).toHaveValue('Nesër në orën');
});

test('[ERR-15] the app opens on a page whose file went with the old version: it comes in the new one, after one reload; without a network, or where the host has no page to give, the old one still opens', async ({
  page,
  context,
  host,
  allowConsole,
}, { outputDir }) => {
  allowConsole(/status of 404 .*\/app\/|net::ERR_(INTERNET_DISCONNECTED|FAILED)/);
  await open(page, 'explore');
  const first = await build(page);
  host.publish(NEXT);
  host.hold('shell.html');
  const loads = loadsOf(page);
  await page.goto('teams');
  await expect(page.getByRole('heading', { name: 'Teams', level: 1 })).toBeVisible();
  expect(await build(page)).not.toBe(first);
  expect(loads()).toBeLessThanOrEqual(2);
  mkdirSync(outputDir, { recursive: true });
  host.publish(outputDir); // empty
  await page.goto('explore');
  await expect(page.getByRole('heading', { name: 'Explore', level: 1 })).toBeVisible();
  expect(await build(page)).toBe(first);
  await context.setOffline(true);
  await page.goto('explore');
  await expect(page.getByRole('heading', { name: 'Explore', level: 1 })).toBeVisible();
  expect(await build(page)).toBe(first);
});

test('[PWA-10] a build that may no longer be used says so, and "Update" brings the new one before the new worker has its files', async ({
  me,
  page,
  host,
}) => {
  const token = await me.mock.become('superUser');
  const changed = await me.context.request.put('/api/settings/min_build', {
    headers: { Authorization: `Bearer ${token}` },
    data: { module: 'superuser', value: 3 },
  });
  expect(changed.status()).toBe(200);
  host.publish(NEXT); // number 2
  await me.language('en');
  await open(page, 'explore');
  const first = await build(page);
  await expect(dialog(page)).toContainText('Update to the new version to continue.');
  host.publish(DIST);
  host.hold('shell.html');
  await dialog(page).getByRole('button', { name: 'Update', exact: true }).click();
  await updated(page, first);
  await expect(page.getByRole('heading', { name: 'Explore', level: 1 })).toBeVisible();
});
