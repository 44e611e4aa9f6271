import type { Page } from '@playwright/test';

/** Opens a part of Fusha e Liqenit as its owner, who has signed in in English and is still a player. */
export async function openOwnVenue(page: Page, part: 'Booking rules' | 'Photos'): Promise<void> {
  await page.goto('account');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Fusha e Liqenit.*Venue/ })
    .click();
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Venue', exact: true })
    .click();
  await page.getByRole('tab', { name: part }).click();
  await page.getByRole('tab', { name: part, selected: true }).waitFor();
  await page.reload(); // the message of the switch would lie on the page
}
