import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { keyboard } from '../setup/keyboard.ts';

/** The calendar of the demo owner's venue, who runs it with a manager and staff. */
const CALENDAR = 'admin/venue/calendar?switch_module=venue&switch_entity_id=1';

const grid = (page: Page) => page.getByRole('grid', { name: 'Calendar' });
const cell = (page: Page, name: string) => grid(page).getByRole('gridcell', { name, exact: true });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

test('[RT-60] [NAV-07] [VEN-04] an owner opens the calendar from the bar and finds a day', async ({
  page,
  signIn,
  language,
}) => {
  await signIn('owner');
  await language('en');
  await page.goto('admin/venue?switch_module=venue&switch_entity_id=1');
  await bar(page).getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(/\/app\/admin\/venue\/calendar$/);
  await expect(page).toHaveTitle(/^Calendar/);
  await expect(bar(page).locator('[aria-current="page"]')).toHaveText(['Calendar']);
  await expect(grid(page).getByRole('button', { name: '08:00–10:00, Besa Bardhi, Confirmed' })).toBeVisible();
  await expect(cell(page, '08:00–09:00, Fusha 2, past')).toBeVisible();

  await page.getByRole('button', { name: 'Block time' }).click();
  await expect(page.getByRole('dialog', { name: 'Block time' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Block time' })).toBeFocused();

  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page).toHaveURL(/\?date=2026-11-25$/);
  await expect(grid(page).getByRole('button', { name: /^08:00–10:00, Anisa Duka, / })).toBeVisible();
  await page.getByRole('tab', { name: 'Week' }).click();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page).toHaveURL(/\?date=2026-12-02&view=week$/);
  await expect(grid(page).getByRole('columnheader', { name: 'Sunday, December 6' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Week', selected: true })).toBeVisible();
  await expect(grid(page).getByRole('columnheader', { name: 'Sunday, December 6' })).toBeVisible();

  await page.getByRole('button', { name: /^Choose a day/ }).click();
  await page
    .getByRole('dialog', { name: 'Choose a day' })
    .getByRole('button', { name: /December 10/ })
    .click();
  await expect(page).toHaveURL(/\?date=2026-12-10&view=week$/);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page).toHaveURL(/\/calendar\?view=week$/);
  await expect(grid(page).getByRole('columnheader', { name: 'Tuesday, November 24' })).toBeVisible();
});

test('[RT-60] by keyboard alone: to another day, along the courts, and a free time opens', async ({
  page,
  signIn,
  language,
}) => {
  await signIn('owner');
  await language('en');
  await page.goto(`${CALENDAR}&date=2026-11-25`);
  await expect(cell(page, '10:00–11:00, Fusha 2, free')).toBeVisible();
  await expect(page).toHaveURL(/\/calendar\?date=2026-11-25$/);
  // the way by Tab: the filters, then one stop for the whole grid
  await page.getByRole('button', { name: 'Fusha 3', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(grid(page).getByRole('button', { name: /^08:00–10:00, Anisa Duka, / })).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL(/date=2026-11-26/);
  // a free time stands where the booking was
  await expect(cell(page, '08:00–09:00, Fusha 1, free')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(cell(page, '09:00–10:00, Fusha 3, free')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/book=3_2026-11-26_4/);

  // booked, moved and cancelled without a pointer
  const dialog = page.getByRole('dialog', { name: 'Book for somebody' });
  await keyboard(page).reach(dialog.getByLabel('Name'));
  await page.keyboard.type('Ana Leka');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const booked = grid(page).getByRole('button', { name: '09:00–10:00, Ana Leka, Confirmed' });
  await expect(booked).toBeFocused();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Ana Leka' });
  await keyboard(page).reach(details.getByRole('button', { name: 'Change time or court' }));
  await page.keyboard.press('Enter');
  const move = page.getByRole('dialog', { name: 'Change time or court' });
  await keyboard(page).reach(move.getByRole('button', { name: /^08:00–09:00/ }));
  await page.keyboard.press('Enter');
  await keyboard(page).reach(move.getByRole('button', { name: 'Save new time' }));
  await page.keyboard.press('Enter');
  await expect(grid(page).getByRole('button', { name: '08:00–09:00, Ana Leka, Confirmed' })).toBeVisible();
});

test('[SEC-11] [SEC-12] staff book and have no way to block; another module is refused', async ({
  page,
  signIn,
  language,
  secondUser,
}) => {
  await signIn('venueStaff');
  await language('en');
  await page.goto(`${CALENDAR}&date=2026-11-26`);
  await expect(cell(page, '09:00–10:00, Fusha 1, free')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Block time' })).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Print day sheet']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await cell(page, '09:00–10:00, Fusha 1, free').click({ button: 'right' });
  await expect(page.getByRole('menu')).toHaveCount(0);

  const owner = await secondUser('owner');
  await owner.language('en');
  await owner.page.goto(`${CALENDAR}&date=2026-11-26`);
  await cell(owner.page, '09:00–10:00, Fusha 1, free').click({ button: 'right' });
  await expect(owner.page.getByRole('menuitem', { name: 'Block this time' })).toBeVisible();

  const player = await secondUser('player');
  await player.language('en');
  await player.page.goto('admin/venue/calendar');
  await expect(player.page).toHaveURL(/\/app\/explore$/);
  await expect(player.page.getByText('You do not have permission to access that page.')).toBeVisible();
});

test('[VEN-04] a booking made elsewhere appears without a reload, with its notice, and nothing moves', async ({
  page,
  signIn,
  language,
  mock,
  secondUser,
}) => {
  await signIn('owner');
  await language('en');
  await page.goto(`${CALENDAR}&date=2026-11-26`);
  const free = cell(page, '16:00–17:00, Fusha 1, free');
  await free.focus();
  await expect(free).toBeFocused();
  const box = grid(page).locator('xpath=..');
  const before = await box.evaluate(({ scrollTop }) => scrollTop);

  const player = await secondUser('player');
  await player.language('en');
  await player.page.goto('venue/fusha-e-liqenit?date=2026-11-26&court=1&slot=11&book=1');
  await player.page.getByRole('dialog').getByRole('button', { name: 'Confirm booking' }).click();
  const booking = grid(page).getByRole('button', { name: '16:00–17:00, Arben Hoxha, Confirmed' });
  await expect(booking).toBeVisible();
  await expect(booking).toBeFocused();
  expect(await box.evaluate(({ scrollTop }) => scrollTop)).toBe(before);
  await expect(page.getByText('New booking: Thursday, November 26, 16:00')).toBeVisible();
  expect((await mock.calls('getVenueCalendar')).every(({ status }) => status === 200)).toBe(true);
});
