import type { Locator, Page } from '@playwright/test';

// The player's bookings as seeded for Tuesday, November 24, 2026, 10:00 at Tirana: design §17.
export const FREE_TO_GO = 'Friday, November 27, 2026';
// four days ahead would be Flag Day, when the venue is closed
export const PENDING = 'Sunday, November 29, 2026';
// of the weekly booking; the names in its row and in the list of its sessions
export const SESSION = 'Mon, Nov 30';
export const NEXT_SESSION = 'Mon, Dec 14';
// unbooked
export const BY_VENUE = 'Wednesday, December 2, 2026';

/** The row of a single booking by its day, or of a weekly one by its title ("Mondays 20:00"). */
export const item = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: title }) });
/** The button that covers a row: opens the details, or the sessions of a weekly booking. */
export const titleOf = (row: Locator): Locator => row.getByRole('button').first();
/** The menu of a row, opened. */
export async function menuOf(row: Locator): Promise<Locator> {
  await row.getByRole('button', { name: 'More actions' }).first().click();
  return row.page().getByRole('menu', { name: 'More actions' });
}
/** Opens the menu of a row and presses one of its entries. */
export const choose = async (row: Locator, action: string): Promise<void> =>
  (await menuOf(row)).getByRole('menuitem', { name: action, exact: true }).click();
/** Opens the weekly booking and gives the row of one of its sessions. */
export async function session(page: Page, day: string): Promise<Locator> {
  const weekly = titleOf(item(page, 'Mondays 20:00'));
  if ((await weekly.getAttribute('aria-expanded')) === 'false') await weekly.click();
  return page
    .getByRole('list', { name: 'Sessions' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: day }) });
}
export const press = (within: Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();
