import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { keyboard } from '../setup/keyboard.ts';
import { number, password, PASSWORD } from '../setup/sign-in-steps.ts';
import { personas } from '../setup/personas.ts';
import { saved } from '../setup/saved.ts';

/** A time of a court, as chips on a phone and in a grid from 1280 px on. */
const time = (page: Page, court: string, name: RegExp): Locator =>
  page
    .getByRole('group', { name: court })
    .or(page.getByRole('row', { name: court, exact: true }))
    .getByRole('button', { name });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Confirm booking' });
const confirm = (page: Page) => sheet(page).getByRole('button', { name: 'Confirm booking' });
const book = (page: Page) => page.getByRole('button', { name: 'Book', exact: true });
const booked = (page: Page) => page.getByRole('status').filter({ hasText: 'Booking confirmed' });
const isEnabled = (button: Locator) => expect(button).not.toHaveAttribute('aria-disabled', 'true');

test('[BK-01] [BK-10] find, book and cancel without a mouse, in at most 45 key presses @both', async ({
  page,
  signIn,
}) => {
  await signIn('player');
  await page.goto('explore');
  const tonight = page.getByRole('list', { name: 'Play tonight in Tiranë' });
  await expect(tonight.getByRole('listitem').first()).toBeVisible();
  const keys = keyboard(page);

  // find: an hour of this evening
  await keys.reach(page.getByRole('link', { name: 'Skip to content' }));
  await keys.press('Enter');
  await keys.choose(tonight.getByRole('link', { name: 'Today 19:00, Fusha e Liqenit' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Fusha e Liqenit' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused(); // which a change of page does

  // book
  await keys.reach(time(page, 'Fusha 1', /^19:00–20:00/));
  const fromSlot = keys.count();
  await keys.reach(book(page));
  expect(keys.count() - fromSlot).toBeLessThanOrEqual(6);
  await keys.press('Enter');
  await isEnabled(confirm(page));
  await keys.choose(confirm(page));
  await expect(booked(page)).toBeVisible();
  expect(keys.count()).toBeLessThanOrEqual(33);

  // cancel
  await keys.choose(page.getByRole('link', { name: 'See booking', exact: true }));
  const details = page.getByRole('dialog', { name: 'Tuesday, November 24, 19:00–20:00' });
  await keys.choose(details.getByRole('button', { name: 'Cancel booking' }));
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: 'Cancel this booking?' }));
  await keys.choose(question.getByRole('button', { name: 'Cancel booking' }));
  await expect(page.getByText('The booking is cancelled.')).toBeVisible();
  expect(keys.count()).toBeLessThanOrEqual(45);
});

test('[BK-02] [BK-03] book weekly around conflicts, and cancel one session, without a mouse @both', async ({
  page,
  signIn,
}) => {
  await signIn('player');
  const keys = keyboard(page);

  // Thursdays at 19:00, week 3 taken, week 6 closed
  await page.goto('venue/fusha-e-liqenit?date=2026-11-26&court=1&slot=14');
  await keys.choose(book(page));
  await keys.reach(sheet(page).getByRole('switch', { name: 'Repeat weekly' }));
  await keys.press('Space');
  await keys.choose(
    sheet(page)
      .getByRole('button', { name: /Fusha 2/ })
      .first(),
  );
  await keys.choose(sheet(page).getByRole('button', { name: /Skip/ }).last());
  await isEnabled(confirm(page));
  await keys.choose(confirm(page));
  await expect(booked(page)).toBeVisible();

  // cancel one session; the later ones stay
  await saved(page);
  await page.goto('bookings');
  const weekly = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Thursdays 19:00' }) });
  await expect(weekly).toContainText('next Nov 26');
  await keys.choose(weekly.getByRole('button', { name: 'More actions' }));
  await expect(page.getByRole('menuitem', { name: 'Add to calendar' })).toBeFocused();
  await keys.press('End');
  await keys.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Cancel booking' })).toBeFocused();
  await keys.press('Enter');
  await keys.choose(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }));
  await expect(weekly).toContainText('next Dec 3');
});

/** From the home page to a chosen time. */
async function tapToTime(page: Page, tap: (aim: Locator) => Promise<void>): Promise<void> {
  await page.goto('');
  await tap(page.getByRole('button', { name: 'Tonight' }));
  await tap(page.getByRole('link', { name: 'Fusha e Liqenit', exact: true }));
  await tap(page.getByRole('button', { name: 'Thursday, November 26, 2026' }));
  await tap(time(page, 'Fusha 2', /^20:00–21:00/));
}

async function signInByTaps(page: Page, tap: (aim: Locator) => Promise<void>): Promise<void> {
  await tap(page.getByRole('dialog', { name: 'Sign in to continue' }).getByRole('link', { name: 'Sign in' }));
  await tap(number(page));
  await page.keyboard.type(personas.player);
  await tap(password(page));
  await page.keyboard.type(PASSWORD);
  await tap(page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }));
  await expect(sheet(page)).toBeVisible();
}

function finger(): { tap: (aim: Locator) => Promise<void>; taps: () => number } {
  let count = 0;
  return {
    tap: async (aim) => {
      count += 1;
      await aim.tap();
    },
    taps: () => count,
  };
}

test('[BK-01] [AUTH-07] a guest books another evening from the home page in at most 10 taps @phone', async ({
  page,
}) => {
  const { tap, taps } = finger();
  await tapToTime(page, tap);
  await tap(book(page));
  await signInByTaps(page, tap);
  await isEnabled(confirm(page));
  await tap(confirm(page));
  await expect(booked(page)).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(10);
});

test('[BK-02] a guest books weekly around one conflict from the home page in at most 12 taps @phone', async ({
  page,
}) => {
  const { tap, taps } = finger();
  await tapToTime(page, tap);
  await tap(page.getByRole('button', { name: 'Every week' }));
  await tap(book(page));
  await signInByTaps(page, tap);
  await expect(sheet(page)).toContainText('1 week needs your choice');
  await tap(sheet(page).getByRole('button', { name: 'Skip this week' }));
  await isEnabled(confirm(page));
  await tap(confirm(page));
  await expect(booked(page)).toContainText('11 sessions');
  expect(taps()).toBeLessThanOrEqual(12);
});
