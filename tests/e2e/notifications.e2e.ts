import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import type { Person } from '../setup/person.ts';
import { saved } from '../setup/saved.ts';
import { sentTo } from '../setup/sign-in-steps.ts';

// The player's notifications as seeded for Tuesday, November 24, 2026, 10:00 at Tirana: 24 of them, the newest 8 unread.
const status = (page: Page) => page.getByRole('main').getByRole('status');
const items = (page: Page) => page.getByRole('main').getByRole('listitem');
const unread = (page: Page) => items(page).filter({ has: page.getByText('New', { exact: true }) });
const markAll = (page: Page) => page.getByRole('button', { name: 'Mark all as read' });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Notifications' });
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });

test('[RT-52] a guest is refused, and nothing is asked for', async ({ page, mock }) => {
  await page.goto('notifications?page=2');
  await expect(page).toHaveURL(/\/app\/auth\/login\?returnTo=%2Fnotifications%3Fpage%3D2$/);
  await expect(page.getByText('You do not have permission to access that page.')).toBeVisible();
  expect(await mock.calls('listNotifications')).toEqual([]);
});

test('[RT-52] [NOT-01] the notifications are grouped by day, and the unread ones are marked in words', async ({
  page,
  signIn,
  assertSane,
}) => {
  await signIn('player');
  await page.goto('notifications');
  await expect(page).toHaveTitle('Notifications · Fusha');
  await expect(heading(page)).toBeVisible();
  await expect(status(page)).toHaveText('8 unread');
  await expect(items(page)).toHaveCount(10);
  await expect(unread(page)).toHaveCount(5);
  const today = page.getByRole('region', { name: 'Today' }).getByRole('listitem').first();
  await expect(today).toContainText('Fusha 2, Fri, Nov 27, 17:00 is confirmed');
  await expect(today).toContainText('Fusha e Liqenit');
  await expect(today).toContainText(/\d+ (hours?|minutes?) ago/);
  await expect(page.getByRole('region', { name: 'Yesterday' })).toBeVisible();
  await assertSane();
});

test('[NOT-05] [API-23] further pages are requested one by one, and each has its own address', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn('player');
  await page.goto('notifications');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/app\/notifications\?page=2$/);
  await expect(pages).toContainText('Page 2 of 4');
  await expect(unread(page)).toHaveCount(3);
  expect((await mock.calls('listNotifications')).map(({ path }) => path)).toContainEqual(
    expect.stringContaining('page=2'),
  );
  await page.reload();
  await expect(pages).toContainText('Page 2 of 4');
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/notifications$/);
  await expect(unread(page)).toHaveCount(5);
});

test('[NOT-06] [NOT-04] [API-25] opening one leads to its subject and marks it read: the counts drop by one', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn('player');
  await page.goto('notifications');
  await expect(bell(page)).toHaveAccessibleName(/8 unread/);
  await items(page).first().getByRole('link', { name: 'Fusha 2, Fri, Nov 27, 17:00 is confirmed' }).click();
  await expect(page).toHaveURL(/\/app\/bookings\?booking=\d+$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName(/7 unread/);
  await saved(page);
  expect((await mock.calls('markNotificationRead')).map((call) => call.status)).toEqual([200]);
  await page.goBack();
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/app\/notifications$/);
  await expect(status(page)).toHaveText('7 unread');
  await page.reload();
  await expect(status(page)).toHaveText('7 unread');
  await expect(unread(page)).toHaveCount(4);
});

test('[NOT-06] [MOD-05] one of another profile opens its page in that profile, with the right count', async ({
  page,
  signIn,
}) => {
  await signIn('everyone');
  await page.goto('notifications');
  await expect(status(page)).toHaveText('8 unread');
  await items(page).getByRole('link', { name: 'New member' }).first().click();
  await expect(page).toHaveURL(/\/app\/admin\/team$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Bregu i Lumit' })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName(/7 unread/);
});

test('[NOT-06] [API-24] all are marked read at once', async ({ page, signIn, mock }) => {
  await signIn('player');
  await page.goto('notifications');
  await markAll(page).click();
  await expect(status(page)).toHaveText('You are up to date.');
  await expect(unread(page)).toHaveCount(0);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(markAll(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(markAll(page)).toBeFocused();
  await saved(page);
  expect((await mock.calls('markNotificationsRead')).map((call) => call.status)).toEqual([200]);
});

test('[NOT-06] a change that the server refuses is undone, with a message', async ({ page, signIn, mock }) => {
  await signIn('player');
  await page.goto('notifications');
  await expect(unread(page)).toHaveCount(5);
  const said = page
    .getByRole('region', { name: 'Messages' })
    .getByRole('alert')
    .filter({ hasText: 'Not marked as read' });
  const allRead = sentTo(page, '/notifications/read');

  await mock.fail('markNotificationsRead', 'held');
  await markAll(page).click();
  await expect(unread(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('You are up to date.');
  await expect(said).toHaveCount(0);
  await mock.fail('markNotificationsRead', 'reset');
  await expect(said).toBeVisible();
  await expect(unread(page)).toHaveCount(5);
  await expect(status(page)).toHaveText('8 unread');
  await expect(bell(page)).toHaveAccessibleName(/8 unread/);
  await said.getByRole('button', { name: 'Close message' }).click();
  await expect(said).toHaveCount(0);

  await mock.fail('markNotificationRead', 'held');
  await items(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/app\/bookings/);
  await expect(bell(page)).toHaveAccessibleName(/7 unread/);
  await mock.fail('markNotificationRead', 500);
  await expect(said).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName(/8 unread/);
  await page.goBack();
  await expect(heading(page)).toBeVisible(); // the page left behind has two of role status while it loads
  await expect(status(page)).toHaveText('8 unread');
  await expect(unread(page)).toHaveCount(5);

  expect((await mock.calls('markNotificationRead')).map((call) => call.status)).toEqual([500]);
  expect(allRead).toHaveLength(1); // the browser itself may repeat a request after a broken connection
  expect(new Set((await mock.calls('markNotificationsRead')).map((call) => call.status))).toEqual(new Set([0]));
});

/** Books the first free time of the venue's first court, as the player. */
async function book({ mock, context }: Person): Promise<void> {
  const headers = { authorization: `Bearer ${await mock.become('player')}` };
  const date = '2026-11-26';
  const times = await context.request.get(`/api/venue/1/availability?module=base&date=${date}`, { headers });
  // as in the contract
  const { data } = (await times.json()) as {
    data: { courts: { court: { id: number }; slots: { time_slot_id: number; state: string }[] }[] };
  };
  const [first] = data.courts;
  const slot = first?.slots.find(({ state }) => state === 'available');
  if (!first || !slot) throw new Error('no free time');
  const wish = {
    court_id: first.court.id,
    date,
    time_slot_id: slot.time_slot_id,
    slot_count: 1,
    weekly: false,
    module: 'base',
  };
  const answer = await context.request.post('/api/bookings', { headers, data: wish });
  expect(answer.status()).toBe(201);
}

test('[NOT-03] new notifications appear without a reload: in a message that opens their day, in the list and in the count', async ({
  page,
  signIn,
  language,
  secondUser,
}) => {
  await signIn('owner');
  await language('en'); // the owner's own is Albanian
  await page.goto('notifications?page=2');
  await expect(status(page)).toHaveText('6 unread');
  await book(await secondUser());
  await expect(page.getByText(/^New booking: Thursday, November 26, \d\d:\d\d$/)).toBeVisible();
  await expect(status(page)).toHaveText('7 unread');
  await expect(bell(page)).toHaveAccessibleName(/7 unread/);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/app\/admin\/venue\/calendar\?date=2026-11-26$/);
  await page.goto('notifications');
  await expect(items(page).first()).toContainText(/New booking: Fusha 1, Thu, Nov 26, \d\d:\d\d/);
  await expect(unread(page)).toHaveCount(7);
});
