import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import type { Person } from '../setup/person.ts';
import { saved } from '../setup/saved.ts';

// The player's notifications as seeded for Tuesday, November 24, 2026, 10:00 at Tirana: 24 of them, the newest 8 unread.
const status = (page: Page) => page.getByRole('main').getByRole('status');
const items = (page: Page) => page.getByRole('main').getByRole('listitem');
const unread = (page: Page) => items(page).filter({ has: page.getByText('New', { exact: true }) });
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Notifications' });
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });

test('[RT-52] [NOT-04] [NOT-05] [NOT-06] [API-23] [API-25] one pages through them; opening one leads to its subject and marks it read, after a reload too', async ({
  page,
  signIn,
  mock,
  assertSane,
}) => {
  await signIn('player');
  await page.goto('notifications');
  await expect(page).toHaveTitle('Notifications · Fusha');
  await expect(status(page)).toHaveText('8 unread');
  await expect(unread(page)).toHaveCount(5);
  await assertSane();
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
