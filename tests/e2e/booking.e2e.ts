import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { signInHere } from '../setup/sign-in-steps.ts';

/** Thursday 20:00 on the second court: free in the seed. */
const free = 'venue/fusha-e-liqenit?date=2026-11-26&court=2&slot=15';
/** Thursday 19:00 on the first court: week 3 is taken, week 6 is closed. */
const conflicts = 'venue/fusha-e-liqenit?date=2026-11-26&court=1&slot=14';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Confirm booking' });
const confirm = (page: Page) => sheet(page).getByRole('button', { name: 'Confirm booking' });
const book = (page: Page) => page.getByRole('button', { name: 'Book', exact: true });
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('[BK-01] books once, however often the button is pressed @both', async ({ page, signIn, mock }) => {
  await signIn('player');
  await page.goto(free);
  await book(page).click();
  await expect(sheet(page)).toContainText('Fusha 2, Fusha e Liqenit');
  await expect(sheet(page)).toContainText('Thursday, November 26, 2026');
  await expect(sheet(page)).toContainText('20:00–21:00');
  await expect(sheet(page).getByRole('timer')).toContainText('Held for you for');
  await confirm(page).dblclick();
  await expect(said(page, 'Booking confirmed')).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
  expect(await mock.calls('createBooking')).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'See booking', exact: true })).toHaveAttribute(
    'href',
    /\/bookings\?booking=\d+$/,
  );
});

test('the second press of a double click does not reach the page behind the dialog @desktop', async ({
  page,
  signIn,
}) => {
  await signIn('player');
  await page.goto(free);
  await book(page).click();
  // scrolls Fusha 2 behind the dialog, so that a time is where the button is
  await expect(sheet(page).getByRole('timer')).toBeVisible(); // the notice of the hold moves the button
  await confirm(page).click({ trial: true }); // waits until it stops moving
  const button = await confirm(page).boundingBox();
  if (!button) throw new Error('the button has no place');
  const [x, y] = [button.x + button.width / 2, button.y + button.height / 2];
  await page.mouse.click(x, y);
  await expect(said(page, 'Booking confirmed')).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page).toHaveURL(/booked=\d+$/);
  await expect(said(page, 'Booking confirmed')).toBeVisible();
  // a separate press counts
  await page.mouse.click(5, 5);
  await expect(said(page, 'Booking confirmed')).toHaveCount(0);
});

test('the booked hour is shown as my own, also after Back, and leads to the booking', async ({ page, signIn }) => {
  await signIn('player');
  await page.goto(free);
  await book(page).click();
  await confirm(page).click();
  await expect(said(page, 'Booking confirmed')).toBeVisible();
  const own = page
    .getByRole('group', { name: 'Fusha 2' })
    .getByRole('link', { name: '20:00–21:00 yours, see booking' });
  await expect(own).toHaveAttribute('href', /\/bookings\?booking=\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/slot=15$/);
  const bar = page.getByRole('region', { name: 'Your selection' });
  await expect(bar).toContainText('You have booked this time.');
  await expect(bar.getByRole('link', { name: 'See booking' })).toHaveAttribute('href', /\/bookings\?booking=\d+$/);
  await expect(page.getByText('This time is no longer free.')).toHaveCount(0);
  await own.click();
  await expect(page.getByRole('dialog', { name: 'Thursday, November 26, 20:00–21:00' })).toContainText('Fusha 2');
});

test('the focus goes to the result, then to the times; closing the sheet returns it to the button', async ({
  page,
  signIn,
}) => {
  await signIn('player');
  await page.goto(free);
  await book(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(book(page)).toBeFocused();
  await book(page).click();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(book(page)).toBeFocused();
  await book(page).click();
  await confirm(page).click();
  await expect(page.getByRole('heading', { name: 'Booking confirmed' })).toBeFocused();
  await said(page, 'Booking confirmed').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Courts and times' })).toBeFocused();
});

test('[AUTH-07] a guest who presses Book is asked to sign in, nothing is held or booked, and the same sheet comes back with the same choices', async ({
  page,
  mock,
}) => {
  await page.goto(free);
  await page.getByRole('button', { name: 'Every week' }).click();
  await book(page).click();
  const prompt = page.getByRole('dialog', { name: 'Sign in to continue' });
  await expect(prompt).toContainText('Book Fusha 2, Thu, Nov 26, 20:00');
  await expect(prompt.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /returnTo=.*slot%3D15.*book%3D1/);
  await expect(sheet(page)).toHaveCount(0);
  expect(await mock.calls('createBookingHold')).toEqual([]);
  expect(await mock.calls('createBooking')).toEqual([]);
  await prompt.getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page);
  await expect(sheet(page)).toContainText('20:00–21:00');
  await expect(sheet(page).getByRole('switch', { name: 'Repeat weekly' })).toBeChecked();
});

test('[BK-02] weekly around a taken and a closed week, in four taps without sideways scroll @phone', async ({
  page,
  signIn,
}) => {
  await signIn('player');
  await page.goto(`${conflicts}&book=1`);
  await sheet(page).getByRole('switch', { name: 'Repeat weekly' }).click();
  const weeks = sheet(page).getByRole('list', { name: 'Weeks' });
  await expect(weeks.getByRole('listitem')).toHaveCount(12);
  const third = weeks.getByRole('listitem').filter({ hasText: 'Thursday, December 10 taken' });
  const sixth = weeks.getByRole('listitem').filter({ hasText: 'Thursday, December 31 closed' });
  await expect(confirm(page)).toBeDisabled();

  await third
    .getByRole('button', { name: /^Change to/ })
    .first()
    .click();
  await sixth.getByRole('button', { name: 'Skip this week' }).click();
  await expect(sheet(page)).toContainText('Total for 11 sessions · 1 changed, 1 skipped');
  await expect(sheet(page)).toContainText(/ALL\s47,100ALL\s3,100 to ALL\s4,400 each, paid at the venue/); // ten at 4,400, one at 3,100
  await expect(confirm(page)).toBeInViewport();
  expect(await sheet(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
  await confirm(page).click();
  await expect(said(page, 'Booking confirmed')).toContainText('11 sessions');
});

test('the loser of a race gets a message, cannot confirm, keeps day and court, and is offered the next time with its price', async ({
  page,
  signIn,
  secondUser,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  await signIn('player');
  await page.goto(free);
  await expect(book(page)).toBeVisible();
  const other = await secondUser('everyone');
  await other.page.goto(`${free}&book=1`);
  await confirm(other.page).click();
  await expect(said(other.page, 'Booking confirmed')).toBeVisible();

  await book(page).click();
  await expect(sheet(page).getByRole('alert')).toContainText('This time slot has just been taken.');
  await expect(page).toHaveURL(/date=2026-11-26&court=2&slot=15/);
  await expect(confirm(page)).toBeDisabled();
  await sheet(page)
    .getByRole('button', {
      name: /^Take \d\d:\d\d–\d\d:\d\d, Fusha \d instead ALL [\d,]+, (same price|ALL [\d,]+ (more|less))$/,
    })
    .click();
  await expect(sheet(page).getByRole('alert')).toHaveCount(0);
  await confirm(page).click();
  await expect(said(page, 'Booking confirmed')).toBeVisible();
});

test('[R11] a lost answer is settled by reading again: the booking was made', async ({ page, signIn, mock }) => {
  await signIn('player');
  await mock.fail('createBooking', 'lost');
  await page.goto(`${free}&book=1`);
  await confirm(page).click();
  await expect(said(page, 'Booking confirmed')).toContainText('Connection lost, but your booking was made.');
  // Chromium repeats a request when its reused connection breaks: the idempotency key makes them one booking
  const calls = await mock.calls('createBooking');
  expect(calls.length).toBeGreaterThanOrEqual(1);
  expect(new Set(calls.map(({ request }) => JSON.stringify(request))).size).toBe(1);
});

test('[R11] when reading again fails too, nothing can be sent until it is settled', async ({ page, signIn, mock }) => {
  await signIn('player');
  await mock.fail('createBooking', 'lost');
  await mock.fail('listBookings', 500);
  await page.goto(`${free}&book=1`);
  await confirm(page).click();
  await expect(sheet(page).getByRole('alert')).toContainText('We do not know yet whether the booking was made');
  await expect(confirm(page)).toBeDisabled();
  await mock.scenario('default');
  await sheet(page).getByRole('button', { name: 'Check again' }).click();
  await expect(said(page, 'Booking confirmed')).toBeVisible();
});

test('[R11] when the connection returns, a lost booking is looked up automatically', async ({ page, signIn, mock }) => {
  await signIn('player');
  await mock.fail('createBooking', 'lost');
  await mock.fail('listBookings', 500);
  await page.goto(`${free}&book=1`);
  await confirm(page).click();
  await expect(sheet(page).getByRole('alert')).toContainText('We do not know yet whether the booking was made');
  await mock.scenario('default');
  // the events alone: a script that is on its way would fail without a network, and the app would start anew
  await page.evaluate(() => ['offline', 'online'].forEach((type) => dispatchEvent(new Event(type))));
  await expect(said(page, 'Booking confirmed')).toBeVisible();
});

test('the limit of bookings is reported when a hold is requested, with a link to my bookings', async ({
  page,
  signIn,
  allowConsole,
  axe,
}) => {
  allowConsole(/status of 422/);
  await signIn('everyone');
  await page.goto('venue/fusha-e-liqenit');
  await expect(page.getByText('Up to 5 one-off and 2 weekly bookings at once.')).toBeVisible();
  await bookFive(page);
  await page.goto(`${free}&book=1`);
  const told = sheet(page).getByRole('alert');
  await expect(told).toContainText('You have reached the limit of 5 one-off bookings at this venue.');
  await expect(told.getByRole('link', { name: 'My bookings' })).toHaveAttribute('href', '/app/bookings');
  await expect(confirm(page)).toBeDisabled();
  await expect(sheet(page).getByRole('button', { name: /^Take/ })).toHaveCount(0);
  await axe();
  // weekly bookings have a limit of their own
  await sheet(page).getByRole('switch', { name: 'Repeat weekly' }).click();
  await expect(sheet(page).getByRole('timer')).toBeVisible();
  await expect(told).toHaveCount(0);
});

/** Five single bookings at Fusha e Liqenit in the person's own name. */
async function bookFive(page: Page): Promise<void> {
  const statuses = await page.evaluate(async () => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('fusha-token')}`,
      'Content-Type': 'application/json',
    };
    const made: number[] = [];
    for (const day of [25, 26, 27, 29, 30]) {
      const body = {
        module: 'base',
        court_id: 1,
        date: `2026-11-${day}`,
        time_slot_id: 14,
        slot_count: 1,
        weekly: false,
      };
      made.push((await fetch('/api/bookings', { method: 'POST', headers, body: JSON.stringify(body) })).status);
    }
    return made;
  });
  expect(statuses).toEqual([201, 201, 201, 201, 201]);
}

test('closing the sheet releases the time', async ({ page, signIn, mock }) => {
  await signIn('player');
  await page.goto(`${free}&book=1`);
  await expect(sheet(page).getByRole('timer')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(book(page)).toBeVisible();
  await expect.poll(async () => (await mock.calls('deleteBookingHold')).length).toBe(1);
});
