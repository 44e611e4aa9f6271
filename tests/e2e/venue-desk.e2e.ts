import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';

/** The owner's two venues: the first confirms at once, the second by hand. */
const LIQENI = 'admin/venue?switch_module=venue&switch_entity_id=1';
const DAJTI = 'admin/venue?switch_module=venue&switch_entity_id=2';
/** The player's own tonight at 18:00 on Fusha 3, and the one that waits at Arena Dajti for Sunday. */
const TONIGHT = 3;
const REQUEST = /Sunday, November 29/;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const bookedOn = (page: Page, day: RegExp): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: day });

test('a walk-in takes the last free hour: the player who confirms it a moment later is refused', async ({
  page,
  signIn,
  language,
  mock,
  secondUser,
  allowConsole,
}) => {
  allowConsole(/status of (409|500)/);
  await signIn('venueStaff');
  await language('en');
  // a hold would decide it in advance
  await mock.fail('createBookingHold', 500);
  const player = await secondUser('player');
  await player.language('en');
  await player.page.goto('venue/fusha-e-liqenit?date=2026-11-24&court=1&slot=14&slots=1&book=1');
  const confirm = dialog(player.page, 'Confirm booking').getByRole('button', { name: 'Confirm booking' });
  await expect(confirm).toBeEnabled();

  await page.goto(`${LIQENI}&book=1_2026-11-24_14`);
  const book = dialog(page, 'Book for somebody');
  await expect(book.getByText('Fusha 1, Tue, Nov 24, 19:00–20:00')).toBeVisible();
  await book.getByLabel('Name').fill('Ana Leka');
  await book.getByLabel('Phone number').fill('069 000 00 77');
  await book.getByRole('button', { name: 'Book' }).click();
  await expect(page.getByText('Booked for Ana Leka')).toBeVisible();
  await page.getByRole('button', { name: 'See booking' }).click();
  await expect(dialog(page, 'Ana Leka').getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    'tel:+355690000077',
  );

  await confirm.click();
  await expect(player.page.getByText('This time slot has just been taken.')).toBeVisible();
});

test('[VEN-18] the venue confirms a request: the player, who looks at it, sees it confirmed without a reload', async ({
  page,
  signIn,
  language,
  secondUser,
}) => {
  await signIn('owner');
  await language('en');
  const player = await secondUser('player');
  await player.language('en');
  await player.page.goto('bookings');
  await expect(bookedOn(player.page, REQUEST)).toContainText('Pending');

  await page.goto(DAJTI);
  await page.getByRole('button', { name: /^Show all/ }).click();
  const request = page.getByRole('list', { name: 'Requests' }).getByRole('listitem').filter({ hasText: 'Arben Hoxha' });
  await request.getByRole('button', { name: 'Confirm' }).click();
  await expect(request).toContainText('Confirmed');
  await expect(page.getByText('Confirmed: Arben Hoxha')).toBeVisible();
  await expect(bookedOn(player.page, REQUEST)).not.toContainText('Pending');
});

test('a booking moves to another court and hour, and keeps its price; both see who moved it from where', async ({
  page,
  signIn,
  language,
  secondUser,
}) => {
  await signIn('owner');
  await language('en');
  await page.goto(`${LIQENI}&booking=${TONIGHT}`);
  await dialog(page, 'Arben Hoxha').getByRole('button', { name: 'Change time or court' }).click();
  const move = dialog(page, 'Change time or court');
  await move.getByLabel('Court').selectOption('Fusha 1');
  await move.getByRole('button', { name: /^20:00–21:00/ }).click();
  await expect(move.getByText('The new time costs ALL 1,300 more.')).toBeVisible();
  await move.getByRole('button', { name: 'Save new time' }).click();
  await expect(page.getByText('The booking is moved.')).toBeVisible();
  await expect(move).toHaveCount(0);
  await saved(page);

  await page.goto(`${LIQENI}&booking=${TONIGHT}`);
  const details = dialog(page, 'Arben Hoxha');
  await expect(details.getByText('ALL 3,100')).toBeVisible();
  await expect(details.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toContainText(
    /^Movedfrom Fusha 3, Tue, Nov 24, 18:00Mirela Gjoka/,
  );
  const player = await secondUser('player');
  await player.language('en');
  await player.page.goto(`bookings?booking=${TONIGHT}`);
  await expect(dialog(player.page, 'Tuesday, November 24, 20:00–21:00').getByText('Fusha 1 · Football')).toBeVisible();
});

test('a block waits for a choice while bookings stand there; cancelled with its reason, they say so to the player', async ({
  page,
  signIn,
  language,
  secondUser,
  mock,
}) => {
  await signIn('venueManager');
  await language('en');
  await page.goto(`${LIQENI}&block=3_2026-11-24_13`);
  const block = dialog(page, 'Block time');
  const affected = block.getByRole('list', { name: 'Affected bookings' });
  await expect(affected.getByRole('listitem')).toHaveText([/^Arben Hoxha/]);
  await block.getByRole('button', { name: 'The court is under repair.' }).click();
  await block.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(block.getByText('Choose what happens to this booking.')).toBeVisible();
  expect((await mock.calls('createVenueBlock')).every(({ status }) => status === 200)).toBe(true);
  await affected.getByRole('combobox', { name: 'What happens' }).selectOption('Cancel');
  await block.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel and block' }).click();
  await expect(page.getByText('The time is blocked.')).toBeVisible();

  const player = await secondUser('player');
  await player.language('en');
  await player.page.goto(`bookings?booking=${TONIGHT}`);
  const details = dialog(player.page, 'Tuesday, November 24, 18:00–19:00');
  await expect(details.getByText('by the venue', { exact: true })).toBeVisible();
  await expect(details.getByText('The court is under repair.')).toBeVisible();
});

test('staff are refused what is not theirs: they close no courts, and open none', async ({
  page,
  signIn,
  language,
  mock,
}) => {
  await signIn('venueStaff');
  await language('en');
  await page.goto(`${LIQENI}&block=1_2026-11-24_14`);
  const block = dialog(page, 'Block time');
  await expect(block.getByText('Only owners and managers can block time.')).toBeVisible();
  await expect(block.getByRole('button')).toHaveText(['']); // to close it
  await page.goto(`${LIQENI}&date=2026-12-31&blocked=1`);
  const blocked = dialog(page, 'Blocked time');
  await expect(blocked.getByText('Mirëmbajtje e ndriçimit')).toBeVisible();
  await expect(blocked.getByRole('button', { name: 'Open this time again' })).toHaveCount(0);
  expect(await mock.calls('createVenueBlock')).toEqual([]);
});
