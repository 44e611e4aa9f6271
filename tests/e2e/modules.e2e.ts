import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Era Krasniqi' });
const openMenu = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name: 'More' }).click();
  await expect(menu(page)).toBeVisible();
};
const VENUE = /Tenis Klub.*Venue/;
const items = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' }).getByRole('listitem');

test('[MOD-03] [MOD-11] switching in the menu opens the module’s home, with its navigation and its calls', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn('everyone');
  await page.goto('venues?switch_module=superuser&switch_entity_id=6');
  await expect(page.getByRole('list', { name: 'Venues' })).toBeVisible();
  await openMenu(page);
  await menu(page).getByRole('button', { name: VENUE }).click();
  await expect(page).toHaveURL(/\/app\/admin\/venue\/calendar$/);
  await expect(page.getByRole('status').filter({ hasText: 'You are now using' })).toBeVisible();
  await expect(page.getByText('You do not have permission to access that page.')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(menu(page)).toHaveCount(0);
  await expect(items(page)).toHaveText(['Calendar', 'Venue', 'Admins', 'Account', 'More']);
  await expect.poll(async () => (await mock.calls('getVenueCalendar')).map(({ module }) => module)).toEqual(['venue']);
  // the previous page was not requested in the new module
  expect((await mock.calls('listVenues')).filter(({ module }) => module !== 'superuser')).toEqual([]);
});

test('[MOD-03] two tabs keep their own module, and a new tab starts in the one last chosen (R5)', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('everyone');
  const active = (tab: Page) => tab.getByRole('main').getByRole('button', { pressed: true });
  await page.goto('account');
  await expect(active(page)).toContainText('Player');
  const second = await context.newPage();
  await second.goto('account');
  await second.getByRole('main').getByRole('button', { name: VENUE }).click();
  await expect(second).toHaveURL(/\/app\/admin\/venue\/calendar$/);

  await page.reload();
  await expect(active(page)).toContainText('Player');
  await second.goto('account');
  await expect(active(second)).toContainText('Venue');
  // reloading the first tab did not count as a choice
  const third = await context.newPage();
  await third.goto('account');
  await expect(active(third)).toContainText('Venue');
});
