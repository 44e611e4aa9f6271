import type { Locator } from '@playwright/test';
import {
  FREE_TO_GO,
  NEXT_SESSION,
  PENDING,
  SESSION,
  choose,
  item,
  press,
  session,
  titleOf,
} from '../setup/booking-list.ts';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';

test('a single booking is cancelled with a reason, and its place is free', async ({ page, signIn, mock }) => {
  await signIn('player');
  await page.goto('bookings');
  await choose(item(page, FREE_TO_GO), 'Cancel booking');
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
  await expect(dialog).toContainText('Fusha 2, Fusha e Liqenit, Friday, November 27, 2026, 17:00–18:00.');
  await expect(dialog.getByRole('button', { name: 'Keep booking' })).toBeFocused();
  await dialog.getByLabel('Reason').fill('Two of us are ill');
  await dialog.getByRole('button', { name: 'Cancel booking' }).dblclick();
  await expect(page.getByText('The booking is cancelled.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(item(page, FREE_TO_GO)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Upcoming' })).toBeFocused();
  expect(await mock.calls('cancelBooking')).toHaveLength(1);
  await page.getByRole('tab', { name: 'Past' }).click();
  await expect(item(page, FREE_TO_GO)).toContainText('Unbooked');
});

test('the sheet that changes a time shows its day, and is as high before its times have come as after @phone', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn('player');
  await page.goto('bookings');
  await mock.fail('getVenueAvailability', 'held');
  await choose(item(page, PENDING), 'Change time');
  const dialog = page.getByRole('dialog', { name: 'Change time' });
  await expect(dialog.getByRole('button', { name: PENDING, pressed: true })).toBeInViewport({ ratio: 1 });
  const height = async () => Math.round((await dialog.boundingBox())?.height ?? 0);
  const waiting = await height();
  await mock.scenario('default');
  await page.reload();
  await expect(dialog.getByRole('group', { name: 'Fusha A (5x5)' })).toBeVisible();
  expect(await height()).toBe(waiting);
});

test('[BK-03] cancelling one session leaves the rest', async ({ page, signIn }) => {
  await signIn('player');
  await page.goto('bookings');
  await choose(await session(page, SESSION), 'Cancel booking');
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this session?' });
  await expect(dialog).toContainText('Only this session is cancelled. Later sessions stay booked.');
  await press(dialog, 'Cancel booking');
  await expect(page.getByText('This session is cancelled. The next ones stay booked.')).toBeVisible();
  const weekly = item(page, 'Mondays 20:00');
  await expect(weekly).toContainText('next Dec 14 · 10 left');
  await expect(weekly.getByRole('listitem')).toHaveCount(10);
  await saved(page);
  await page.reload();
  await titleOf(await session(page, NEXT_SESSION)).click();
  await expect(page.getByRole('dialog')).toContainText('Confirmed');
});

test('[BK-04] [ERR-08] a booking that begins while the question is open is refused in the same words', async ({
  page,
  signIn,
  mock,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  await signIn('player');
  await page.goto('bookings');
  await choose(item(page, FREE_TO_GO), 'Cancel booking');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Reason').fill('Too late');
  // three days later, a presence sign-in still in flight would be refused
  await expect.poll(async () => (await mock.calls('setOnline')).length).toBe(1);
  await page
    .context()
    .addCookies([{ name: 'fusha-now', value: '2026-11-27T17:01:00+01:00', url: new URL(page.url()).origin }]);
  await press(dialog, 'Cancel booking');
  await expect(dialog.getByRole('alert')).toContainText('You cannot cancel a booking that has already passed.');
  await expect(dialog.getByLabel('Reason')).toHaveValue('Too late');
  expect(await mock.calls('cancelBooking')).toHaveLength(1);
});

test('a cancellation whose answer is lost is settled by reading again', async ({ page, signIn, mock }) => {
  await signIn('player');
  await mock.fail('cancelBooking', 'lost');
  await page.goto('bookings');
  await choose(item(page, FREE_TO_GO), 'Cancel booking');
  await press(page.getByRole('alertdialog'), 'Cancel booking');
  await expect(page.getByText('The booking is cancelled.')).toBeVisible();
  await expect(item(page, FREE_TO_GO)).toHaveCount(0);
});

test('ending a weekly booking says how many sessions are cancelled', async ({ page, signIn }) => {
  await signIn('player');
  await page.goto('bookings');
  await choose(await session(page, NEXT_SESSION), 'End weekly booking');
  const dialog = page.getByRole('alertdialog', { name: 'End this weekly booking?' });
  await expect(dialog).toContainText('10 sessions will be cancelled, from Monday, December 14, 2026');
  await press(dialog, 'End weekly booking');
  await expect(page.getByText('The weekly booking has ended.')).toBeVisible();
  // the only session left is an ordinary row
  await expect(item(page, 'Mondays 20:00')).toHaveCount(0);
  await expect(item(page, 'Monday, November 30, 2026')).toContainText('Confirmed');
});

/** A time of one court in the dialog that changes the time. */
const onCourt = (dialog: Locator, court: string, time: RegExp) =>
  dialog.getByRole('group', { name: court, exact: true }).getByRole('button', { name: time });

test('a booking is moved to another day, time and court of the venue', async ({ page, signIn }) => {
  await signIn('player');
  await page.goto('bookings');
  await choose(item(page, FREE_TO_GO), 'Change time');
  const dialog = page.getByRole('dialog', { name: 'Change time' });
  await press(dialog, 'Save new time');
  await expect(dialog).toContainText('A time slot must be selected.');
  await dialog.getByRole('button', { name: 'Thursday, November 26, 2026' }).click();
  await dialog.getByRole('radio', { name: 'Evening' }).check();
  await onCourt(dialog, 'Fusha 1', /^19:00–20:00/).click();
  await press(dialog, 'Save new time');
  await expect(page.getByText('The time is changed.')).toBeVisible();
  await expect(item(page, FREE_TO_GO)).toHaveCount(0);
  await expect(item(page, 'Thursday, November 26, 2026')).toContainText('19:00–20:00');
});

test('a moved session of a weekly booking does not change the description of the weekly booking', async ({
  page,
  signIn,
}) => {
  await signIn('player');
  await page.goto('bookings');
  await choose(await session(page, SESSION), 'Change time');
  const dialog = page.getByRole('dialog', { name: 'Change time' });
  await dialog.getByRole('button', { name: 'Wednesday, December 2, 2026' }).click();
  await dialog.getByRole('radio', { name: 'Morning' }).check();
  await onCourt(dialog, 'Fusha 2', /^08:00–09:00/).click();
  await press(dialog, 'Save new time');
  const moved = await session(page, 'Wed, Dec 2, 08:00–09:00');
  await expect(item(page, 'Mondays 20:00')).toContainText('next Dec 2 · 11 left');
  await titleOf(moved).click();
  await expect(page.getByRole('dialog')).toContainText('Every Monday, 20:00–21:00');
  await page.keyboard.press('Escape');
  await choose(moved, 'End weekly booking');
  await expect(page.getByRole('alertdialog')).toContainText(
    'Fusha 2, Qendra Sportive Kombinati Veri. Every Monday, 20:00–21:00.',
  );
});

test('a place taken meanwhile is reported, and the choice stays', async ({
  page,
  signIn,
  secondUser,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  await signIn('player');
  await page.goto('bookings');
  await choose(item(page, FREE_TO_GO), 'Change time');
  const dialog = page.getByRole('dialog', { name: 'Change time' });
  const day = dialog.getByRole('button', { name: 'Thursday, November 26, 2026' });
  const time = onCourt(dialog, 'Fusha 1', /^20:00–21:00/);
  await day.click();
  await dialog.getByRole('radio', { name: 'Evening' }).check();
  await time.click();
  await expect(time).toHaveAttribute('aria-pressed', 'true');

  const other = await secondUser('everyone');
  const token = await other.mock.become('everyone');
  const booked = await other.context.request.post('/api/bookings', {
    headers: { authorization: `Bearer ${token}` },
    data: { module: 'base', court_id: 1, date: '2026-11-26', time_slot_id: 15, slot_count: 1, weekly: false },
  });
  expect(booked.status()).toBe(201);

  await press(dialog, 'Save new time');
  await expect(dialog.getByRole('alert')).toContainText('This time slot has just been taken.');
  await expect(time).toHaveCount(0);
  await expect(day).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog.getByRole('radio', { name: 'Evening' })).toBeChecked();
});
