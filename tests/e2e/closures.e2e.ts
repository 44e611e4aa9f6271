import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';

// Fusha e Liqenit confirms at once; on Friday Fusha 2 is the player's at 17:00 and free afterwards.
const DAY = '2026-11-27';
const LIQENI = `admin/venue/calendar?date=${DAY}&switch_module=venue&switch_entity_id=1`;
const CLOSING = `${LIQENI}&block=2_${DAY}_12`;
/** More than a day after the players were asked. */
const LATER = '2026-11-25T10:30:00+01:00';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const rowOf = (page: Page, times: string): Locator =>
  page.getByRole('list', { name: 'Affected bookings' }).getByRole('listitem').filter({ hasText: times });
const choose = (page: Page, times: string, what: string) =>
  rowOf(page, times).getByRole('combobox', { name: 'What happens' }).selectOption(what);

/** One hour of Fusha 2 in the player's own browser. */
async function book(page: Page, slot: number): Promise<void> {
  await page.goto(`venue/fusha-e-liqenit?date=${DAY}&court=2&slot=${slot}&book=1`);
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page.getByRole('status').filter({ hasText: /Booked|confirmed/ })).toBeVisible();
  await saved(page);
}

test('[R31] the venue asks two players: one takes another time, one cancels, and who says nothing is cancelled a day later', async ({
  page,
  signIn,
  language,
  secondUser,
  mock,
}) => {
  await signIn('owner');
  await language('en');
  const first = await secondUser('player');
  await first.language('en');
  const second = await secondUser('teamAdmin');
  await second.language('en');
  await book(second.page, 13);
  await book(second.page, 14);

  await page.goto(CLOSING);
  const block = dialog(page, 'Block time');
  await block.getByLabel('To hour').selectOption('20:00');
  await expect(block.getByText('3 bookings are in this time.')).toBeVisible();
  await block.getByRole('button', { name: 'Ask all' }).click();
  await expect(rowOf(page, '17:00–18:00')).toContainText('Can answer until Wed, Nov 25, 10:00.');
  await block.getByRole('button', { name: 'The court is under repair.' }).click();
  await block.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText('The time is blocked.')).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Calendar' });
  await expect(grid.getByRole('button', { name: '17:00–18:00, Arben Hoxha, Confirmed' })).toBeVisible();

  // from the notification to another time
  await first.page.goto('notifications');
  await first.page.getByRole('link', { name: /^The court is closed: Fusha 2, Fri, Nov 27, 17:00/ }).click();
  const question = dialog(first.page, 'The court is closed');
  await expect(question.getByText('The court is under repair.')).toBeVisible();
  await expect(question.getByText('Answer until Wed, Nov 25, 10:00 (tomorrow).')).toBeVisible();
  const time = question.getByRole('list', { name: 'Free times' }).getByRole('button').first();
  await expect(time).toContainText(/^Fri, Nov 27, 17:00–18:00Fusha [13]/);
  await time.click();
  await expect(first.page.getByText(/^Your new time: Fri, Nov 27, 17:00–18:00, Fusha [13]\.$/)).toBeVisible();
  await expect(question).toHaveCount(0);

  // free of charge, from the row that waits
  await second.page.goto('bookings');
  const waiting = second.page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Answer until Wed, Nov 25, 10:00' });
  await expect(waiting).toHaveCount(2);
  await waiting
    .first()
    .getByRole('button', { name: /18:00–19:00$/ })
    .click();
  await dialog(second.page, 'The court is closed').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(second.page.getByText('The booking is cancelled, free of charge.')).toBeVisible();
  await expect(waiting).toHaveCount(1);
  await saved(second.page);

  // the venue sees who has answered, live
  await grid.getByRole('gridcell', { name: /^17:00–19:00, Fusha 2, blocked/ }).click();
  const blocked = dialog(page, 'Blocked time');
  const outcomes = blocked.getByRole('list', { name: 'Bookings in this time' }).getByRole('listitem');
  await expect(blocked.getByText('1 answer is still to come.')).toBeVisible();
  await expect(outcomes).toContainText([
    /Can answer until Wed, Nov 25, 10:00/,
    /Chose Fri, Nov 27/,
    /Cancelled by the player/,
  ]);

  await mock.clock(LATER);
  await page.clock.setFixedTime(LATER);
  await second.page.clock.setFixedTime(LATER);
  await page.reload();
  await expect(outcomes.filter({ hasText: '19:00' })).toContainText('No answer, cancelled');
  await second.page.goto('bookings?tab=past');
  await second.page.getByRole('button', { name: /^Friday, November 27, 2026, 19:00/ }).click();
  const ended = dialog(second.page, 'Friday, November 27, 19:00–20:00');
  await expect(ended.getByText(/nobody answered in time: the venue cancelled this booking/)).toBeVisible();
  await expect(ended.getByText('The court is under repair.')).toBeVisible();
});

test('[R31] a booking made meanwhile refuses the block: what was chosen stays, and each player learns what happened', async ({
  page,
  signIn,
  language,
  secondUser,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  await signIn('venueManager');
  await language('en');
  await page.goto(CLOSING);
  const block = dialog(page, 'Block time');
  await block.getByLabel('To hour').selectOption('20:00');
  await expect(block.getByText('1 booking is in this time.')).toBeVisible();
  await choose(page, '17:00–18:00', 'Move');
  const place = rowOf(page, '17:00–18:00').getByRole('combobox', { name: 'New time' });
  await place.selectOption({ index: 2 });
  const chosen = await place.inputValue();
  const late = await secondUser('teamAdmin');
  await late.language('en');
  await book(late.page, 14);

  await block.getByRole('button', { name: 'The court is under repair.' }).click();
  await block.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(block.getByRole('alert')).toContainText('The bookings have changed meanwhile.');
  await expect(rowOf(page, '17:00–18:00').getByRole('combobox', { name: 'New time' })).toHaveValue(chosen);
  await choose(page, '19:00–20:00', 'Cancel');
  await block.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel and block' }).click();
  await expect(page.getByText('The time is blocked.')).toBeVisible();

  await late.page.goto('bookings?tab=past');
  await late.page.getByRole('button', { name: /^Friday, November 27, 2026, 19:00/ }).click();
  const cancelled = dialog(late.page, 'Friday, November 27, 19:00–20:00');
  await expect(cancelled.getByText('by the venue', { exact: true })).toBeVisible();
  await expect(cancelled.getByText('The court is under repair.')).toBeVisible();
  await saved(page);
  await page.goto(`${LIQENI}&booking=2`);
  const moved = dialog(page, 'Arben Hoxha').getByRole('list', { name: 'History' }).getByRole('listitem').first();
  await expect(moved).toContainText(/^Movedfrom Fusha 2, Fri, Nov 27, 17:00/);
});

test('[R31] the open list of who has answered follows the answers live, and nothing in it jumps', async ({
  page,
  signIn,
  language,
  secondUser,
}) => {
  await signIn('owner');
  await language('en');
  const first = await secondUser('player');
  await first.language('en');
  const second = await secondUser('teamAdmin');
  await second.language('en');
  await book(second.page, 13);
  await page.goto(CLOSING);
  const block = dialog(page, 'Block time');
  await block.getByLabel('To hour').selectOption('20:00');
  await block.getByRole('button', { name: 'Ask all' }).click();
  await block.getByRole('button', { name: 'The court is under repair.' }).click();
  await block.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText('The time is blocked.')).toBeVisible();
  await page.getByRole('gridcell', { name: /^19:00–20:00, Fusha 2, blocked/ }).click();
  const blocked = dialog(page, 'Blocked time');
  const rows = blocked.getByRole('list', { name: 'Bookings in this time' }).getByRole('listitem');
  const asked = /Can answer until/;
  await expect(rows).toContainText([asked, asked]);
  const open = blocked.getByRole('button', { name: 'Open this time again' });
  await open.focus();
  const [earlier, later] = [await rows.nth(0).innerText(), await rows.nth(1).innerText()];

  await first.page.goto('notifications');
  await first.page.getByRole('button', { name: 'Choose' }).click();
  await dialog(first.page, 'The court is closed').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(first.page.getByText('The booking is cancelled, free of charge.')).toBeVisible();
  await expect(first.page.getByRole('link', { name: /^The court is closed: Fusha 2/ })).toBeFocused();
  await expect(blocked.getByText('1 answer is still to come.')).toBeVisible();
  await expect(rows).toContainText(['Cancelled by the player', asked]);
  expect((await rows.nth(0).innerText()).split('\n')[0]).toBe(earlier.split('\n')[0]);
  expect((await rows.nth(1).innerText()).split('\n')[0]).toBe(later.split('\n')[0]);
  await expect(open).toBeFocused();
});
