import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';

// Arena Dajti confirms by hand; the demo owner runs it too.
const DAY = '2026-11-27';
const CALENDAR = `admin/venue/calendar?date=${DAY}&switch_module=venue&switch_entity_id=2`;

test('[VEN-04] [RTM-12] a request, its answer, a move and a cancellation, live between a venue and a player', async ({
  page,
  signIn,
  language,
  secondUser,
}) => {
  await signIn('owner');
  await language('en');
  await page.goto(CALENDAR);
  const grid = page.getByRole('grid', { name: 'Calendar' });
  await expect(grid.getByRole('gridcell', { name: '10:00–11:00, Fusha A (5x5), free' })).toBeVisible();

  const player = await secondUser('player');
  await player.language('en');
  await player.page.goto(`venue/arena-dajti?date=${DAY}&court=4&slot=5&book=1`);
  await player.page.getByRole('dialog').getByRole('button', { name: 'Confirm booking' }).click();
  await expect(player.page.getByRole('status').filter({ hasText: 'Booking requested' })).toBeVisible();

  // pending first, in both places, with its notice
  await page.getByRole('button', { name: /^Show all \d/ }).click();
  const request = page.getByRole('list', { name: 'Requests' }).getByRole('listitem').filter({ hasText: '10:00' });
  await expect(request).toContainText('Arben Hoxha');
  await expect(page.getByText('New booking: Friday, November 27, 10:00')).toBeVisible();
  await expect(grid.getByRole('button', { name: '10:00–11:00, Arben Hoxha, Pending' })).toBeVisible();

  await saved(player.page);
  await player.page.goto('bookings');
  const booking = player.page
    .getByRole('listitem')
    .filter({ has: player.page.getByRole('button', { name: /^Friday, November 27, 2026, / }) })
    .filter({ hasText: 'Arena Dajti' });
  await expect(booking).toContainText('Pending');
  await request.getByRole('button', { name: 'Confirm' }).click();
  await expect(grid.getByRole('button', { name: '10:00–11:00, Arben Hoxha, Confirmed' })).toBeVisible();
  await expect(player.page.getByText('Your booking is confirmed: Friday, November 27, 10:00')).toBeVisible();
  await expect(booking).not.toContainText('Pending');

  await grid.getByRole('button', { name: '10:00–11:00, Arben Hoxha, Confirmed' }).click();
  await page.getByRole('dialog', { name: 'Arben Hoxha' }).getByRole('button', { name: 'Change time or court' }).click();
  const move = page.getByRole('dialog', { name: 'Change time or court' });
  await move.getByRole('button', { name: /^12:00–13:00/ }).click();
  await move.getByRole('button', { name: 'Save new time' }).click();
  await expect(grid.getByRole('button', { name: '12:00–13:00, Arben Hoxha, Confirmed' })).toBeVisible();
  await expect(player.page.getByText('The venue moved your booking: Friday, November 27, 12:00')).toBeVisible();
  await expect(booking.getByRole('button', { name: 'Friday, November 27, 2026, 12:00–13:00' })).toBeVisible();

  await booking.getByRole('button', { name: 'More actions' }).click();
  await player.page.getByRole('menuitem', { name: 'Cancel booking' }).click();
  await player.page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(grid.getByRole('gridcell', { name: '12:00–13:00, Fusha A (5x5), free' })).toBeVisible();
  await saved(player.page);
  await player.page.reload();
  await expect(player.page.getByRole('tab', { name: 'Upcoming' })).toBeVisible();
  await expect(booking).toHaveCount(0);
});
