import {
  BY_ME,
  BY_VENUE,
  DECLINED,
  EXPIRED,
  FREE_TO_GO,
  PENDING,
  PLAYED,
  SESSION,
  choose,
  dates,
  item,
  menuOf,
  press,
  session,
  titleOf,
} from '../setup/booking-list.ts';
import { expect, test } from '../setup/fixtures.ts';

test('[RT-16] [AUTH-10] a guest is asked to sign in, in place and without a call', async ({ page, mock }) => {
  await page.goto('bookings?tab=past');
  await expect(page.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible();
  const link = page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true });
  await expect(link).toHaveAttribute('href', '/app/auth/login?returnTo=%2Fbookings%3Ftab%3Dpast');
  await expect(page).toHaveURL(/\/app\/bookings\?tab=past$/);
  await expect(page.getByText('You do not have permission to access that page.')).toHaveCount(0);
  expect(await mock.calls('listBookings')).toEqual([]);
});

test('[ENT-19] [ENT-20] [ENT-71] [ENT-72] [ENT-73] [ENT-89] [ENT-90] [ENT-91] [ENT-92] [ENT-93] a booking shows court, date, time, weekly mark and one of the three statuses', async ({
  page,
  signIn,
  assertSane,
}) => {
  await signIn('player');
  await page.goto('bookings');
  const weekly = item(page, 'Mondays 20:00');
  await expect(weekly).toContainText('next Nov 30 · 11 left');
  await expect(weekly).toContainText('Fusha 2 · Qendra Sportive Kombinati Veri');
  await expect(weekly.getByRole('listitem')).toHaveCount(0);
  await titleOf(weekly).click();
  await expect(weekly.getByRole('listitem')).toHaveCount(11);
  await expect(weekly.getByRole('listitem').first()).toHaveText('Mon, Nov 30');
  await titleOf(weekly).click();
  await expect((await menuOf(weekly)).getByRole('menuitem')).toHaveText([
    'Add to calendar',
    'Make it an event',
    'Hand over',
    'Change time',
    'Cancel booking',
    'End weekly booking',
  ]);
  await page.keyboard.press('Escape');
  await expect((await menuOf(item(page, FREE_TO_GO))).getByRole('menuitem')).toHaveText([
    'Add to calendar',
    'Make it an event',
    'Hand over',
    'Change time',
    'Cancel booking',
  ]);
  await page.keyboard.press('Escape');
  await expect(item(page, FREE_TO_GO)).toContainText('17:00–18:00');
  await expect(item(page, FREE_TO_GO)).toContainText('Fusha 2 · Fusha e Liqenit');
  await expect(item(page, FREE_TO_GO)).not.toContainText('Weekly');
  await expect(item(page, FREE_TO_GO)).toContainText('Confirmed');
  await expect(item(page, PENDING)).toContainText('Pending');
  await assertSane();
  await page.getByRole('tab', { name: 'Past' }).click();
  await expect(page).toHaveURL(/\?tab=past$/);
  await expect(item(page, `${BY_ME}, 18:00`)).toContainText('Unbooked');
  await expect(item(page, 'Monday, November 23, 2026')).toContainText('Weekly');
});

test('[BK-04] [ERR-08] a past booking cannot be cancelled: no control offers it, and an old link shows why', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('player');
  await page.goto('bookings?tab=past');
  await expect(item(page, PLAYED)).toBeVisible();
  await expect((await menuOf(item(page, PLAYED))).getByRole('menuitem')).toHaveText(['Book again']);
  await page.keyboard.press('Escape');
  await titleOf(item(page, PLAYED)).click();
  const details = page.getByRole('dialog', { name: 'Saturday, November 14, 20:00–21:00' });
  await expect(details.getByRole('link', { name: 'Book again' })).toBeVisible();
  await expect(details.getByRole('button')).toHaveText(['']); // the close button
  await page.goto(`${page.url()}&do=cancel`);
  const dialog = page.getByRole('dialog', { name: 'This booking cannot be cancelled' });
  await expect(dialog).toContainText('You cannot cancel a booking that has already passed.');
  await axe();
  await press(dialog, 'Close');
  await expect(dialog).toHaveCount(0);
});

test('past bookings are grouped by month, latest first; unbooked ones say why and have a filter', async ({
  page,
  signIn,
}) => {
  await signIn('player');
  await page.goto('bookings?tab=past');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
    'December 2026',
    'November 2026',
  ]);
  await expect(dates(page)).toContainText([
    'Monday, December 7, 2026', // cancelled in October
    DECLINED,
    BY_VENUE,
    BY_ME,
    'Monday, November 23, 2026',
    EXPIRED,
    'Monday, November 16, 2026',
    PLAYED,
    'Monday, November 9, 2026',
    'Monday, November 2, 2026',
  ]);
  await expect(item(page, BY_ME)).toContainText('Unbookedby you');
  await expect(item(page, BY_VENUE)).toContainText('Unbookedby the venue');
  await expect(item(page, DECLINED)).toContainText('Unbookeddeclined');
  await expect(item(page, EXPIRED)).toContainText('Unbookedexpired');

  const filter = page.getByRole('group', { name: 'Filter past bookings' });
  await filter.getByRole('button', { name: 'Unbooked' }).click();
  await expect(page).toHaveURL(/\?tab=past&status=unbooked$/);
  await expect(dates(page)).toContainText(['Monday, December 7, 2026', DECLINED, BY_VENUE, BY_ME, EXPIRED]);
  await page.reload();
  await expect(filter.getByRole('button', { name: 'Unbooked' })).toHaveAttribute('aria-pressed', 'true');
  await titleOf(item(page, BY_VENUE)).click();
  await expect(page.getByRole('dialog')).toContainText('Ndriçimi i fushës është prishur.');
  await page.keyboard.press('Escape');
  await filter.getByRole('button', { name: 'Played' }).click();
  await expect(dates(page)).toHaveCount(5);
  await expect(page.getByText('5 bookings')).toBeVisible();
  await page.getByRole('tab', { name: 'Upcoming' }).click();
  await expect(page).toHaveURL(/\/bookings$/);
  await expect(filter).toHaveCount(0);
});

test('the address opens one booking with its series, or shows that there is none', async ({
  page,
  signIn,
  mock,
  allowConsole,
}) => {
  allowConsole(/status of (403|404)/);
  await signIn('player');
  await page.goto('bookings');
  await titleOf(await session(page, SESSION)).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You can cancel until');
  await expect(dialog).toContainText('Every Monday, 20:00–21:00');
  await expect(dialog).toContainText('No session on Dec 7.');
  const address = page.url();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(titleOf(await session(page, SESSION))).toBeFocused();
  await page.goto(address);
  await expect(page.getByRole('dialog')).toContainText('Every Monday, 20:00–21:00');
  await page.goto('bookings?booking=999999');
  await expect(page.getByRole('dialog')).toContainText('This booking could not be found.');
  await page.goto('bookings?booking=1');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect((await mock.calls('getBooking')).some(({ status }) => status === 404)).toBe(true);
});

test('a booking can be added to the calendar, and a past one booked again', async ({ page, signIn }) => {
  await signIn('player');
  await page.goto('bookings');
  const download = page.waitForEvent('download');
  await choose(item(page, FREE_TO_GO), 'Add to calendar');
  expect((await download).suggestedFilename()).toMatch(/^fusha-2026-11-27-\d+\.ics$/);
  await page.getByRole('tab', { name: 'Past' }).click();
  const again = (await menuOf(item(page, PLAYED))).getByRole('menuitem', { name: 'Book again' });
  await expect(again).toHaveAttribute('href', /\/app\/venue\/[\w-]+\?date=2026-11-28&court=\d+&slot=15$/);
});
