import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: 'Era Krasniqi' });
const openMenu = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name: 'More' }).click();
  await expect(menu(page)).toBeVisible();
};
/** On the page of the account, to which the avatar in the top bar leads. */
const switchTo = async (page: Page, profile: RegExp) => {
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  await page.getByRole('main').getByRole('button', { name: profile }).click();
};
/** The calls of `listNotifications` recorded by the mock backend. */
interface Answered {
  response: { data: { unread_notifications_count: number } };
}
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

test('[MOD-08] in the new module the list of venues starts again at page 1', async ({ page, signIn, mock }) => {
  await signIn('everyone');
  await page.goto('venues?page=2');
  await expect(page.getByRole('list', { name: 'Venues' })).toBeVisible();
  await switchTo(page, /Super user/);
  await expect(page).toHaveURL(/\/app\/super\/in-review$/);
  await items(page).getByRole('link', { name: 'Venues' }).click();
  await expect(page.getByRole('list', { name: 'Venues' })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/venues$/);
  expect((await mock.calls('listVenues')).at(-1)).toMatchObject({
    module: 'superuser',
    path: expect.stringMatching(/[?&]page=1(&|$)/),
  });
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

test('[MOD-12] signing out returns to base, and the next sign-in begins there', async ({ page, signIn, mock }) => {
  await signIn('everyone');
  await page.goto('account');
  await page.getByRole('main').getByRole('button', { name: VENUE }).click();
  await expect(page).toHaveURL(/\/app\/admin\/venue\/calendar$/);
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(items(page)).toHaveText(['Home', 'Explore', 'Venues', 'Competitions', 'Account']);
  expect(
    await page.evaluate(() => [
      sessionStorage.getItem('fusha-active-profile'),
      localStorage.getItem('fusha-last-profile'),
    ]),
  ).toEqual([null, null]);
  await items(page).getByRole('link', { name: 'Venues' }).click();
  await expect(page.getByRole('list', { name: 'Venues' })).toBeVisible();
  expect((await mock.calls('listVenues')).at(-1)?.module).toBe('base');
});

test('[NOT-04] [API-23] the bell and the menu say how many notifications are unread', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn('everyone');
  await page.goto('venues?switch_module=superuser&switch_entity_id=6');
  const bell = page.getByRole('banner').getByRole('link', { name: /Notifications/ });
  await expect(bell).toHaveAttribute('href', '/app/notifications');
  await expect(bell).toHaveAccessibleName(/\d+ unread/);
  const [call] = await mock.calls('listNotifications');
  const { unread_notifications_count: unread } = (call as unknown as Answered).response.data;
  await expect(bell).toContainText(`${unread} unread`);
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /Notifications/ })).toContainText(`${unread} unread`);
});

test('what fails to load at start-up is reported, and can be retried', async ({ page, signIn, mock }) => {
  await signIn('player');
  await mock.fail('listNotifications', 422);
  await page.goto('account');
  const message = page.getByRole('alert').filter({ hasText: 'Some data could not be loaded.' });
  await expect(message).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Arben Hoxha' })).toBeVisible();
  await mock.scenario('default');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /Notifications.*unread/ })).toBeVisible();
  await expect(message).toHaveCount(0);
});
