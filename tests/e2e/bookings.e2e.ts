import { BY_VENUE, FREE_TO_GO, SESSION, choose, item, session, titleOf } from '../setup/booking-list.ts';
import { expect, test } from '../setup/fixtures.ts';

test('a single booking goes into the calendar; the address opens one with its series and keeps the filter, or shows that there is none', async ({
  page,
  signIn,
  mock,
  allowConsole,
}) => {
  allowConsole(/status of (403|404)/);
  await signIn('player');
  await page.goto('bookings');
  const download = page.waitForEvent('download');
  await choose(item(page, FREE_TO_GO), 'Add to calendar');
  expect((await download).suggestedFilename()).toMatch(/^fusha-2026-11-27-\d+\.ics$/);
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

  await page.goto('bookings?tab=past');
  const filter = page.getByRole('group', { name: 'Filter past bookings' });
  await filter.getByRole('button', { name: 'Unbooked' }).click();
  await expect(page).toHaveURL(/\?tab=past&status=unbooked$/);
  await page.reload();
  await expect(filter.getByRole('button', { name: 'Unbooked' })).toHaveAttribute('aria-pressed', 'true');
  await expect(item(page, BY_VENUE)).toBeVisible();
});
