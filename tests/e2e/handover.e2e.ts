import type { Locator, Page } from '@playwright/test';
import { choose, item, press, session, NEXT_SESSION, titleOf } from '../setup/booking-list.ts';
import { expect, test } from '../setup/fixtures.ts';
import type { Person } from '../setup/person.ts';
import { saved } from '../setup/saved.ts';

// The player offers to the team's admin, who has an offer of somebody else from the start.
const OFFERED = 'Friday, November 27, 2026, 17:00–18:00';

/** Chooses a person by name in the dialog that hands a booking over. */
async function chooseReceiver(page: Page, name: string): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: 'Hand over booking' });
  await dialog.getByRole('combobox', { name: 'Search by name or phone' }).fill(name);
  await dialog.getByRole('option', { name }).click();
  return dialog;
}
const offer = (page: Page, title: string): Locator =>
  page
    .getByRole('list', { name: 'Offered to you' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: title }) });

test('[RTM-12] a session changes hands: offered, accepted in the list of notifications, live for giver and venue', async ({
  page,
  signIn,
  secondUser,
  allowConsole,
}) => {
  allowConsole(/status of 403/); // the giver's open dialog is refused
  const venue = await secondUser('owner');
  await venue.language('en');
  await venue.page.goto('admin/venue/calendar?date=2026-11-27&switch_module=venue&switch_entity_id=1');
  const cells = venue.page.getByRole('grid', { name: 'Calendar' });
  await expect(cells.getByRole('button', { name: '17:00–18:00, Arben Hoxha, Confirmed' })).toBeVisible();
  const receiver = await secondUser('teamAdmin');
  await receiver.language('en');
  await receiver.page.goto('notifications');
  await expect(receiver.page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();

  await signIn('player');
  await page.goto('bookings');
  await titleOf(item(page, OFFERED)).click();
  await press(page.getByRole('dialog'), 'Hand over');
  const dialog = page.getByRole('dialog', { name: 'Hand over booking' });
  await press(dialog, 'Offer booking');
  await expect(dialog.getByRole('combobox')).toHaveAccessibleDescription(/Field is required\.$/);
  await chooseReceiver(page, 'Endri Çela');
  await expect(dialog).toContainText('They can answer until Friday, November 27, 17:00.');
  await press(dialog, 'Offer booking');
  await expect(page.getByText('Offered to Endri Çela.')).toBeVisible();
  await expect(item(page, OFFERED)).toContainText('Offered to Endri Çela');
  await titleOf(item(page, OFFERED)).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Offered to Endri Çela, who can answer until Friday, November 27, 17:00',
  );

  const notice = receiver.page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Fusha 2, Fri, Nov 27, 17:00' });
  await press(notice, 'Accept');
  await expect(receiver.page.getByText('It is your booking now.')).toBeVisible();
  await expect(notice.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await expect(notice.getByRole('link')).toBeFocused();

  await expect(page.getByRole('dialog')).toContainText('This booking is no longer yours');
  await expect(page.getByText(/^Your offer was accepted: Friday, November 27, 17:00/)).toBeVisible();
  await press(page.getByRole('dialog'), 'Close');
  await expect(item(page, OFFERED)).toHaveCount(0);
  await saved(receiver.page);
  await receiver.page.goto('bookings');
  await expect(item(receiver.page, OFFERED)).toContainText('Fusha e Liqenit');

  await cells.getByRole('button', { name: '17:00–18:00, Endri Çela, Confirmed' }).click();
  const history = venue.page.getByRole('dialog', { name: 'Endri Çela' }).getByRole('list', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText('Handed over: Endri Çela');
  await expect(history.getByRole('listitem').first()).toContainText('Arben Hoxha');
});

test('a whole weekly booking is offered and declined: it stays with whoever booked it', async ({
  page,
  signIn,
  secondUser,
}) => {
  await signIn('player');
  await page.goto('bookings');
  await choose(await session(page, NEXT_SESSION), 'Hand over');
  const dialog = await chooseReceiver(page, 'Endri Çela');
  await dialog.getByRole('radio', { name: 'Weekly booking' }).check();
  await expect(dialog).toContainText('All sessions from Mon, Dec 14 on. Earlier ones stay yours.');
  await expect(dialog).toContainText('10 sessions booked so far');
  await press(dialog, 'Offer booking');
  await expect(page.getByText('Offered to Endri Çela.')).toBeVisible();

  const receiver = await secondUser('teamAdmin');
  await receiver.language('en');
  await receiver.page.goto('bookings');
  const offered = offer(receiver.page, 'Monday, December 14, 2026');
  await expect(offered).toContainText('Weekly booking, 10 sessions');
  await expect(offered).toContainText('Arben Hoxha offers it to you, answer until Monday, December 14, 20:00');
  await titleOf(offered).click();
  await press(receiver.page.getByRole('dialog'), 'Decline');
  await expect(receiver.page.getByText('Declined. It stays with Arben Hoxha.')).toBeVisible();
  await expect(offered).toHaveCount(0);
  await expect(receiver.page.getByRole('heading', { level: 2, name: 'Upcoming' })).toBeFocused();

  await expect(page.getByText(/^Your offer was declined: Monday, December 14, 20:00/)).toBeVisible();
  await titleOf(await session(page, NEXT_SESSION)).click();
  await expect(page.getByRole('dialog')).toContainText('Endri Çela declined. It stays yours.');
});

/** Books at Fusha e Liqenit until the venue has enough of it. */
async function bookAllAllowed({ mock, context }: Person): Promise<void> {
  const headers = { authorization: `Bearer ${await mock.become('teamAdmin')}` };
  const statuses: number[] = [];
  for (const [date, time_slot_id] of [25, 26, 28].flatMap((day) =>
    [14, 15, 16].map((slot) => [`2026-11-${day}`, slot]),
  )) {
    const data = { module: 'base', court_id: 1, date, time_slot_id, slot_count: 1, weekly: false };
    statuses.push((await context.request.post('/api/bookings', { headers, data })).status());
  }
  expect(statuses).toContain(422);
}

test("an offer beyond the receiver's limit is refused and stays, until it is taken back", async ({
  page,
  signIn,
  secondUser,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  await signIn('player');
  await page.goto('bookings');
  await choose(item(page, OFFERED), 'Hand over');
  await press(await chooseReceiver(page, 'Endri Çela'), 'Offer booking');
  await expect(item(page, OFFERED)).toContainText('Offered to Endri Çela');

  const receiver = await secondUser('teamAdmin');
  await receiver.language('en');
  await bookAllAllowed(receiver);
  await receiver.page.goto('bookings');
  const offered = offer(receiver.page, OFFERED);
  await press(offered, 'Accept');
  await expect(receiver.page.getByRole('alert').filter({ hasText: 'Not accepted' })).toContainText(
    'You have reached the limit of 5 one-off bookings at this venue.',
  );
  await expect(offered.getByRole('button', { name: 'Accept' })).toBeEnabled();

  await choose(item(page, OFFERED), 'Take offer back');
  await press(page.getByRole('alertdialog', { name: 'Take the offer back?' }), 'Take offer back');
  await expect(page.getByText('The offer is taken back. The booking stays yours.')).toBeVisible();
  await expect(item(page, OFFERED)).not.toContainText('Offered to');
  await expect(offered).toHaveCount(0); // live
});
