import { NEXT_SESSION, SESSION, choose, item, press, session, titleOf } from '../setup/booking-list.ts';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';

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
