import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';
import { signInHere } from '../setup/sign-in-steps.ts';

const DAY = 'venue/fusha-e-liqenit?date=2026-11-26';
/** Thursday 20:00 on the second court: free in the seed. */
const HOUR = `${DAY}&court=2&slot=15`;
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Confirm booking' });
/** The second court's time at 20:00, on a phone and in the matrix. */
const time = (page: Page, name: string | RegExp) =>
  page
    .getByRole('group', { name: 'Fusha 2' })
    .or(page.getByRole('row', { name: 'Fusha 2' }))
    .getByRole('button', { name });
const said = (page: Page, text: string) => page.getByText(text).first();

async function book(page: Page): Promise<void> {
  await page.goto(`${HOUR}&book=1`);
  await sheet(page).getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page.getByRole('dialog', { name: 'Booking confirmed' })).toBeVisible();
  await saved(page);
}

test('[R24] a taken hour is watched, freed, told live, and booked within the head start', async ({
  page,
  signIn,
  language,
  secondUser,
}) => {
  const other = await secondUser('everyone');
  await other.language('en');
  await book(other.page);

  await signIn('player');
  await language('en');
  await page.goto(`${DAY}&part=evening`);
  await time(page, '20:00–21:00 taken').click();
  const panel = page.getByRole('dialog', { name: 'Thu, Nov 26, 20:00–21:00' });
  await panel.getByRole('button', { name: 'Tell me when it is free' }).click();
  await expect(said(page, 'We will tell you when it is free.')).toBeVisible();
  await expect(panel).toHaveCount(0);
  const watched = time(page, '20:00–21:00 taken, you will be told');
  await expect(watched).toBeFocused();

  const booking = /^Thursday, November 26, 2026, 20:00–21:00/;
  await other.page.goto('bookings');
  await other.page
    .getByRole('listitem')
    .filter({ has: other.page.getByRole('button', { name: booking }) })
    .getByRole('button', { name: 'More actions' })
    .click();
  await other.page.getByRole('menuitem', { name: 'Cancel booking' }).click();
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click();

  // live: the message, and the time itself
  const notice = page.getByRole('status').filter({ hasText: 'Free again: Thursday, November 26, 20:00' });
  await expect(notice).toBeVisible();
  await expect(time(page, /^20:00–21:00 ALL [\d,]+, yours first until 10:10$/)).toBeVisible();

  const third = await secondUser('teamAdmin');
  await third.language('en');
  await third.page.goto(`${DAY}&part=evening`);
  await expect(time(third.page, '20:00–21:00 taken')).toBeVisible();

  await notice.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/date=2026-11-26&court=2&slot=15&book=1/);
  await sheet(page).getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page.getByRole('dialog', { name: 'Booking confirmed' })).toContainText('20:00–21:00');
  await saved(page);
  await page.goto('bookings');
  await expect(page.getByRole('button', { name: booking })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Waiting for' })).toHaveCount(0);
});

test('[R24] a guest signs in and comes back to the time; the watch is listed and removed', async ({
  page,
  language,
  secondUser,
}) => {
  const other = await secondUser('everyone');
  await other.language('en');
  await book(other.page);

  await language('en');
  await page.goto(`${DAY}&part=evening`);
  await time(page, '20:00–21:00 taken').click();
  const tell = page.getByRole('button', { name: 'Tell me when it is free' });
  await tell.click();
  const prompt = page.getByRole('dialog', { name: 'Sign in to continue' });
  await expect(prompt).toContainText('Be told when Fusha 2, Thu, Nov 26, 20:00 is free');
  await prompt.getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page);
  await tell.click();
  await expect(time(page, '20:00–21:00 taken, you will be told')).toBeVisible();
  await expect(page).not.toHaveURL(/tell=/);
  await saved(page);

  await page.goto('bookings');
  const row = page.getByRole('list', { name: 'Waiting for' }).getByRole('listitem');
  await expect(row.getByRole('link', { name: 'Thursday, November 26, 2026, 20:00' })).toBeVisible();
  await expect(row).toContainText('Fusha 2 · Fusha e Liqenit');
  await expect(row).toContainText('You are next in line');
  await row.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Stop waiting' }).click();
  await expect(said(page, 'You no longer wait for this time.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Waiting for' })).toHaveCount(0);
});
