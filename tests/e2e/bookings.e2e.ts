import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';

// The player's bookings as seeded for Tuesday, November 24, 2026, 10:00 at Tirana: design §17.
const TOO_LATE = 'Tuesday, November 24, 2026';
const FREE_TO_GO = 'Friday, November 27, 2026';
// four days ahead would be Flag Day, when the venue is closed
const PENDING = 'Sunday, November 29, 2026';
const SESSION = 'Monday, November 30, 2026';
const NEXT_SESSION = 'Monday, December 14, 2026';

const item = (page: Page, date: string, more?: string): Locator => {
  const found = page.getByRole('main').getByRole('listitem').filter({ has: page.getByRole('heading', { name: date }) });
  return more === undefined ? found : found.filter({ hasText: more });
};
const press = (within: Locator, name: string) => within.getByRole('button', { name, exact: true }).click();

test('[RT-16] [AUTH-10] a guest is asked to sign in, in place and without a call', async ({ page, mock, axe }) => {
  await page.goto('bookings?tab=past');
  await expect(page.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible();
  const link = page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true });
  await expect(link).toHaveAttribute('href', '/app/auth/login?returnTo=%2Fbookings%3Ftab%3Dpast');
  await expect(page).toHaveURL(/\/app\/bookings\?tab=past$/);
  await expect(page.getByText('You do not have permission to access that page.')).toHaveCount(0);
  expect(await mock.calls('listBookings')).toEqual([]);
  await axe();
});

test('[ENT-19] [ENT-89] [ENT-90] [ENT-91] [ENT-92] [ENT-93] a booking shows court, date, time, weekly mark and status', async ({ page, signIn, axe, assertSane }) => {
  await signIn('player');
  await page.goto('bookings');
  const weekly = item(page, SESSION);
  await expect(weekly).toContainText('20:00–21:00');
  await expect(weekly).toContainText('Fusha 2');
  await expect(weekly).toContainText('Weekly');
  await expect(weekly).toContainText('Confirmed');
  await expect(weekly.getByRole('link', { name: 'Qendra Sportive Kombinati Veri' })).toHaveAttribute('href', /\/app\/venue\//);
  await expect(item(page, FREE_TO_GO)).not.toContainText('Weekly');
  await expect(weekly.getByRole('button', { name: 'End weekly booking' })).toBeVisible();
  await expect(item(page, FREE_TO_GO).getByRole('button', { name: 'End weekly booking' })).toHaveCount(0);
  await assertSane();
  await axe();
});

test('[ENT-20] [ENT-71] [ENT-72] [ENT-73] the three statuses, by name', async ({ page, signIn }) => {
  await signIn('player');
  await page.goto('bookings');
  await expect(item(page, FREE_TO_GO)).toContainText('Confirmed');
  await expect(item(page, PENDING)).toContainText('Pending');
  await page.getByRole('tab', { name: 'Past' }).click();
  await expect(page).toHaveURL(/\?tab=past$/);
  await expect(item(page, SESSION, '18:00')).toContainText('Unbooked');
});

test('[BK-01] a single booking is cancelled with a reason, and its place is free', async ({ page, signIn, mock, axe }) => {
  await signIn('player');
  await page.goto('bookings');
  await press(item(page, FREE_TO_GO), 'Cancel booking');
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this booking?' });
  await expect(dialog).toContainText('Fusha 2, Fusha e Liqenit, Friday, November 27, 2026, 17:00–18:00.');
  await expect(dialog.getByRole('button', { name: 'Keep booking' })).toBeFocused();
  await axe();
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

test('[BK-02] [BK-03] cancelling one session leaves the rest', async ({ page, signIn }) => {
  await signIn('player');
  await page.goto('bookings');
  await press(item(page, SESSION), 'Cancel booking');
  const dialog = page.getByRole('alertdialog', { name: 'Cancel this session?' });
  await expect(dialog).toContainText('Only this session is cancelled. Later sessions stay booked.');
  await press(dialog, 'Cancel booking');
  await expect(page.getByText('This session is cancelled. The next ones stay booked.')).toBeVisible();
  await expect(item(page, SESSION)).toHaveCount(0);
  await expect(item(page, NEXT_SESSION)).toContainText('Confirmed');
  await page.reload();
  await expect(item(page, NEXT_SESSION)).toContainText('Confirmed');
});

test('[BK-04] [ERR-08] a past booking cannot be cancelled', async ({ page, signIn, axe }) => {
  await signIn('player');
  await page.goto('bookings?tab=past');
  await press(item(page, 'Saturday, November 14, 2026'), 'Cancel booking');
  const dialog = page.getByRole('dialog', { name: 'This booking cannot be cancelled' });
  await expect(dialog).toContainText('You cannot cancel a booking that has already passed.');
  await axe();
  await press(dialog, 'Close');
  await expect(dialog).toHaveCount(0);
});

test('[BK-04] [ERR-08] a booking that begins while the question is open is refused in the same words', async ({ page, signIn, mock, allowConsole }) => {
  allowConsole(/status of 409/);
  await signIn('player');
  await page.goto('bookings');
  await press(item(page, FREE_TO_GO), 'Cancel booking');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Reason').fill('Too late');
  // three days on, a sign-in to presence that is under way would be refused
  await expect.poll(async () => (await mock.calls('setOnline')).length).toBe(1);
  await page.context().addCookies([{ name: 'fusha-now', value: '2026-11-27T17:01:00+01:00', url: new URL(page.url()).origin }]);
  await press(dialog, 'Cancel booking');
  await expect(dialog.getByRole('alert')).toContainText('You cannot cancel a booking that has already passed.');
  await expect(dialog.getByLabel('Reason')).toHaveValue('Too late');
  expect(await mock.calls('cancelBooking')).toHaveLength(1);
});

test('a booking too near to be cancelled says so and names the telephone', async ({ page, signIn, axe }) => {
  await signIn('player');
  await page.goto('bookings');
  await press(item(page, TOO_LATE), 'Cancel booking');
  const dialog = page.getByRole('dialog', { name: 'This booking cannot be cancelled' });
  await expect(dialog.getByRole('link', { name: /^Call Fusha e Liqenit: \+355/ })).toHaveAttribute('href', /^tel:\+355\d{9}$/);
  await axe();
});

test('a cancellation whose answer is lost is settled by reading again', async ({ page, signIn, mock }) => {
  await signIn('player');
  await mock.fail('cancelBooking', 'lost');
  await page.goto('bookings');
  await press(item(page, FREE_TO_GO), 'Cancel booking');
  await press(page.getByRole('alertdialog'), 'Cancel booking');
  await expect(page.getByText('The booking is cancelled.')).toBeVisible();
  await expect(item(page, FREE_TO_GO)).toHaveCount(0);
});

test('[BK-02] ending a weekly booking names how many sessions go', async ({ page, signIn, axe }) => {
  await signIn('player');
  await page.goto('bookings');
  await press(item(page, NEXT_SESSION), 'End weekly booking');
  const dialog = page.getByRole('alertdialog', { name: 'End this weekly booking?' });
  await expect(dialog).toContainText('10 sessions will be cancelled, from Monday, December 14, 2026');
  await axe();
  await press(dialog, 'End weekly booking');
  await expect(page.getByText('The weekly booking has ended.')).toBeVisible();
  await expect(item(page, NEXT_SESSION)).toHaveCount(0);
  await expect(item(page, SESSION)).toContainText('Confirmed');
});

test('a booking is moved to another day, time and court of the venue', async ({ page, signIn, axe }) => {
  await signIn('player');
  await page.goto('bookings');
  await press(item(page, FREE_TO_GO), 'Move');
  const dialog = page.getByRole('dialog', { name: 'Move to another time' });
  await press(dialog, 'Move booking');
  await expect(dialog).toContainText('A time slot must be selected.');
  await dialog.getByLabel('Date').fill('2026-11-26');
  await dialog.getByLabel('Court').selectOption({ label: 'Fusha 1' });
  await dialog.getByRole('button', { name: '19:00–20:00' }).click();
  await axe();
  await press(dialog, 'Move booking');
  await expect(page.getByText('The booking is moved.')).toBeVisible();
  await expect(item(page, FREE_TO_GO)).toHaveCount(0);
  await expect(item(page, 'Thursday, November 26, 2026')).toContainText('19:00–20:00');
});

test('a place that somebody took meanwhile is told, and what was chosen stays', async ({ page, signIn, secondUser, allowConsole }) => {
  allowConsole(/status of 409/);
  await signIn('player');
  await page.goto('bookings');
  await press(item(page, FREE_TO_GO), 'Move');
  const dialog = page.getByRole('dialog', { name: 'Move to another time' });
  await dialog.getByLabel('Date').fill('2026-11-26');
  await dialog.getByLabel('Court').selectOption({ label: 'Fusha 1' });
  await dialog.getByRole('button', { name: '20:00–21:00' }).click();

  const other = await secondUser('everyone');
  const court = Number(await dialog.getByLabel('Court').inputValue());
  const token = await other.mock.become('everyone');
  const booked = await other.context.request.post('/api/bookings', {
    headers: { authorization: `Bearer ${token}` },
    data: { module: 'base', court_id: court, date: '2026-11-26', time_slot_id: 15, slot_count: 1, weekly: false },
  });
  expect(booked.status()).toBe(201);

  await press(dialog, 'Move booking');
  await expect(dialog.getByRole('alert')).toContainText('This time slot has just been taken.');
  await expect(dialog.getByRole('button', { name: '20:00–21:00' })).toHaveCount(0);
  await expect(dialog.getByLabel('Date')).toHaveValue('2026-11-26');
  await expect(dialog.getByLabel('Court')).toHaveValue(String(court));
});

test('the address opens one booking with its series, and says when there is none', async ({ page, signIn, mock, axe, allowConsole }) => {
  allowConsole(/status of (403|404)/);
  await signIn('player');
  await page.goto('bookings');
  await press(item(page, SESSION), 'Booking details');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Possible until');
  await expect(dialog).toContainText('Every Monday, 20:00–21:00');
  await expect(dialog).toContainText('Skipped dates: Dec 7, 2026');
  await axe();
  const address = page.url();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(item(page, SESSION).getByRole('button', { name: 'Booking details' })).toBeFocused();
  await page.goto(address);
  await expect(page.getByRole('dialog')).toContainText('Every Monday, 20:00–21:00');
  await page.goto('bookings?booking=999999');
  await expect(page.getByRole('dialog')).toContainText('This booking could not be found.');
  await page.goto('bookings?booking=1');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await mock.calls('getBooking')).some(({ status }) => status === 404)).toBe(true);
});

test('a booking goes to the calendar, and a past one can be booked again', async ({ page, signIn }) => {
  await signIn('player');
  await page.goto('bookings');
  const download = page.waitForEvent('download');
  await press(item(page, FREE_TO_GO), 'Add to calendar');
  expect((await download).suggestedFilename()).toMatch(/^fusha-2026-11-27-\d+\.ics$/);
  await page.getByRole('tab', { name: 'Past' }).click();
  const again = item(page, 'Saturday, November 14, 2026').getByRole('link', { name: 'Book again' });
  await expect(again).toHaveAttribute('href', /\/app\/venue\/[\w-]+\?date=2026-11-28&court=\d+&slot=15$/);
});

test('no bookings: one sentence and the way to a court', async ({ page, signIn, mock, axe }) => {
  await mock.scenario('empty');
  await signIn('player');
  await page.goto('bookings');
  await expect(page.getByText('You have no upcoming bookings.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find a court' })).toHaveAttribute('href', '/app/venues');
  await axe();
});

test('a list that cannot be loaded offers another try', async ({ page, signIn, mock, axe }) => {
  await signIn('player');
  await mock.fail('listBookings', 500);
  await page.goto('bookings');
  await expect(page.getByRole('alert')).toContainText('Your bookings could not be loaded.');
  await axe();
  await mock.scenario('default');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(item(page, FREE_TO_GO)).toBeVisible();
});

test('[I18N-01] the pages of the list, in Albanian', async ({ page, signIn, language, axe }) => {
  await language('sq');
  await signIn('player');
  await page.goto('bookings');
  await expect(page.getByRole('heading', { level: 1, name: 'Rezervimet e mia' })).toBeVisible();
  await expect(page.getByText('14 rezervime')).toBeVisible();
  await expect(item(page, 'e premte, 27 nëntor 2026')).toContainText('Konfirmuar');
  await axe();
  await page.getByRole('button', { name: 'Faqja tjetër' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
});
