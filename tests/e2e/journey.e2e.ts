import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';

/** Tabs until the element has the focus: what a person without a mouse does. */
async function tabTo(page: Page, aim: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(aim).toBeVisible();
  for (let step = 0; step < 200; step += 1) {
    if (await aim.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab never reached ${String(aim)}`);
}
async function press(page: Page, aim: Locator): Promise<void> {
  await tabTo(page, aim);
  await page.keyboard.press('Enter');
}

test('[BK-01] [BK-02] [BK-03] [BK-10] find, filter, book once, book weekly around conflicts, cancel one session: without a mouse @both', async ({
  page,
  signIn,
}) => {
  test.setTimeout(90_000);
  await signIn('player');
  await page.goto('venues');
  await expect(page.getByRole('list', { name: 'Venues' }).getByRole('listitem').first()).toBeVisible();

  // find
  await tabTo(page, page.getByRole('searchbox', { name: 'Search venues' }));
  await page.keyboard.type('liqenit');
  await page.keyboard.press('Enter');
  const venue = page.getByRole('list', { name: 'Venues' }).getByRole('link', { name: 'Fusha e Liqenit', exact: true });
  await press(page, venue);
  await expect(page.getByRole('heading', { level: 1, name: 'Fusha e Liqenit' })).toBeVisible();

  // once: Thursday, 20:00
  await press(page, page.getByRole('button', { name: /^Thursday, November 26, 2026/ }));
  const court = page.getByRole('list', { name: 'Courts' }).getByRole('listitem').filter({ hasText: 'Fusha 1' }).first();
  await press(page, court.getByRole('button', { name: /^20:00–21:00/ }));
  await press(page, page.getByRole('button', { name: 'Book', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Confirm booking' });
  await press(page, dialog.getByRole('button', { name: 'Confirm booking' }));
  await expect(page.getByRole('status').filter({ hasText: 'Booking confirmed' })).toBeVisible();
  await page.keyboard.press('Escape');

  // weekly: Thursdays at 19:00, week 3 taken, week 6 closed
  await page.goto('venue/fusha-e-liqenit?date=2026-11-26');
  await press(page, court.getByRole('button', { name: /^19:00–20:00/ }));
  await press(page, page.getByRole('button', { name: 'Book', exact: true }));
  await tabTo(page, dialog.getByRole('switch', { name: 'Repeat weekly' }));
  await page.keyboard.press('Space');
  await press(page, dialog.getByRole('button', { name: /Fusha 2/ }).first());
  await press(page, dialog.getByRole('button', { name: /Skip/ }).last());
  await press(page, dialog.getByRole('button', { name: 'Confirm booking' }));
  await expect(page.getByRole('status').filter({ hasText: 'Booking confirmed' })).toBeVisible();

  // cancel one session; the later ones stay
  await page.goto('bookings');
  const weekly = page
    .getByRole('listitem')
    .filter({ hasText: 'Fusha e Liqenit' })
    .filter({ has: page.getByRole('button', { name: 'End weekly booking' }) });
  const first = weekly.filter({ hasText: 'November 26' });
  const second = weekly.filter({ hasText: 'December 3' });
  await press(page, first.getByRole('button', { name: 'Cancel booking' }));
  const confirm = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Cancel booking' });
  await press(page, confirm);
  await expect(first).toHaveCount(0);
  await expect(second.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
});
