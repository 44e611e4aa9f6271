import type { Locator, Page } from '@playwright/test';

// The player's bookings as seeded for Tuesday, November 24, 2026, 10:00 at Tirana: design §17.
export const FREE_TO_GO = 'Friday, November 27, 2026';
// four days ahead would be Flag Day, when the venue is closed
export const PENDING = 'Sunday, November 29, 2026';
export const SESSION = 'Monday, November 30, 2026';
export const NEXT_SESSION = 'Monday, December 14, 2026';
export const PLAYED = 'Saturday, November 14, 2026';
// unbooked, by whom
export const BY_ME = 'Monday, November 30, 2026';
export const BY_VENUE = 'Wednesday, December 2, 2026';
export const DECLINED = 'Thursday, December 3, 2026';
export const EXPIRED = 'Friday, November 20, 2026';

/** The booking of a day; with `more`, the one that contains that text. */
export const item = (page: Page, date: string, more?: string): Locator => {
  const found = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: date }) });
  return more === undefined ? found : found.filter({ hasText: more });
};
/** The days of the list in order. */
export const dates = (page: Page): Locator =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });
export const press = (within: Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).click();
