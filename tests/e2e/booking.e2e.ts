import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { signInHere } from '../setup/sign-in-steps.ts';

/** Thursday 20:00 on the second court: free in the seed. */
const free = 'venue/fusha-e-liqenit?date=2026-11-26&court=2&slot=15';

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

test('the sheet that is closed or left returns the focus; the booked hour is shown as my own, also after Back, and leads to the booking', async ({
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
