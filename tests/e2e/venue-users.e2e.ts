import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';
import { sentTo } from '../setup/sign-in-steps.ts';

/** The venue of the demo owner, who runs it with a manager and staff. */
const USERS = 'admin/venue/users?switch_module=venue&switch_entity_id=1';

const rows = (page: Page) => page.getByRole('list', { name: 'Users' }).getByRole('listitem');
const choose = async (page: Page, row: string | RegExp, action: string) => {
  await rows(page)
    .filter({ hasText: row })
    .getByRole('button', { name: /^Actions for / })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
};
const confirm = async (page: Page, answer: string) => {
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: answer }).click();
};

test('[VEN-17] an owner adds a manager, who reads the list and leaves: the profile is gone', async ({
  page,
  signIn,
  language,
  secondUser,
  allowConsole,
}) => {
  allowConsole(/status of 403/); // a request that was on its way when the venue was left
  await signIn('owner');
  await language('en');
  await page.goto(USERS);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add user' });
  const sent = sentTo(page, '/mod-venue/venue/1/user');
  await dialog.getByRole('combobox', { name: 'Search by name or phone' }).fill('arben hox');
  await page.getByRole('option', { name: 'Arben Hoxha' }).click();
  await dialog.getByRole('radio', { name: /^Manager/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rows(page).filter({ hasText: 'Arben Hoxha' })).toContainText('Manager');
  await expect(dialog).toHaveCount(0);
  expect(sent.filter(Boolean)).toEqual([{ module: 'venue', user_id: 1, role: 'manager' }]);

  const player = await secondUser('player');
  await player.language('en');
  await player.page.goto(USERS);
  await expect(rows(player.page)).toHaveCount(4);
  await expect(player.page.getByRole('button', { name: 'Add user' })).toHaveCount(0);
  await expect(player.page.getByRole('button', { name: /^Actions for / })).toHaveCount(1);
  await choose(player.page, 'Arben Hoxha', 'Leave the venue');
  await confirm(player.page, 'Leave');
  await expect(player.page).toHaveURL(/\/app\/explore$/);
  await expect(player.page.getByText('You have left the venue.')).toBeVisible();
  await saved(player.page);
  await player.page.goto('account');
  await expect(player.page.getByRole('heading', { name: 'Arben Hoxha' })).toBeVisible();
  await expect(player.page.getByRole('button', { name: /Fusha e Liqenit/ })).toHaveCount(0);

  await page.reload();
  await expect(rows(page)).toHaveCount(3);
});

test('[VEN-17] the details hold the admins: adding, removing, and the way to their page', async ({
  page,
  signIn,
  language,
}) => {
  await signIn('owner');
  await language('en');
  await page.goto('admin/venue?view=details&switch_module=venue&switch_entity_id=1');
  await expect(rows(page)).toHaveCount(3);
  await page.getByLabel('Name', { exact: true }).fill('Fusha e Liqenit të Madh');
  await page.getByRole('button', { name: 'Add user' }).click();
  await expect(page).toHaveURL(/\/app\/admin\/venue\?view=details&do=add$/);
  const dialog = page.getByRole('dialog', { name: 'Add user' });
  await dialog.getByRole('combobox', { name: 'Search by name or phone' }).fill('arben hox');
  await page.getByRole('option', { name: 'Arben Hoxha' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rows(page).filter({ hasText: 'Arben Hoxha' })).toContainText('Staff');
  await expect(page).toHaveURL(/\/app\/admin\/venue\?view=details$/);
  await choose(page, 'Arben Hoxha', 'Remove from the venue');
  await confirm(page, 'Remove');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Fusha e Liqenit të Madh');
  await page.getByRole('link', { name: 'Roles and handing over' }).press('Enter'); // the message covers it
  await expect(page).toHaveURL(/\/app\/admin\/venue\/users$/);
  await expect(rows(page)).toHaveCount(3);
});

test('[VEN-17] the last owner cannot leave: the other one was faster', async ({
  page,
  signIn,
  language,
  secondUser,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  await signIn('owner');
  await language('en');
  await page.goto(USERS);
  await choose(page, 'Bookings, details, courts', 'Change role');
  const dialog = page.getByRole('dialog', { name: /^Role of / });
  await dialog.getByRole('radio', { name: /^Owner/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rows(page).filter({ hasText: 'Everything, users and publication too' })).toHaveCount(2);

  const other = await secondUser('venueManager');
  await other.language('en');
  await other.page.goto(USERS);
  await expect(other.page.getByRole('button', { name: 'Add user' })).toBeVisible();
  // asked while there are two owners: the list is live, and then offers it no more
  await choose(other.page, 'You', 'Leave the venue');
  await expect(other.page.getByRole('alertdialog')).toBeVisible();

  await choose(page, 'You', 'Change role');
  await dialog.getByRole('radio', { name: /^Staff/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Only an owner can add, change or remove users.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add user' })).toHaveCount(0);

  await confirm(other.page, 'Leave');
  await expect(other.page.getByRole('alert').filter({ hasText: /^The only owner\./ })).toBeVisible();
  await expect(rows(other.page)).toHaveCount(3);
  // refetched after the refusal: it says so in the row, in place of the menu
  await expect(rows(other.page).filter({ hasText: 'The only owner.' }).getByRole('button')).toHaveCount(0);
});

test('[VEN-17] [SUP-03] who is removed while at work in the venue is told, and is at their own home', async ({
  page,
  signIn,
  language,
  secondUser,
  allowConsole,
}) => {
  allowConsole(/status of 403/); // a request that was on its way when the role was lost
  await signIn('owner');
  await language('en');
  await page.goto(USERS);
  const manager = await secondUser('venueManager');
  await manager.language('en');
  await manager.page.goto('admin/venue?view=details&switch_module=venue&switch_entity_id=1');
  await expect(manager.page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  const staff = await secondUser('venueStaff');
  await staff.language('sq');
  await staff.page.goto(USERS);
  await expect(staff.page.getByRole('list', { name: 'Përdoruesit' }).getByRole('listitem')).toHaveCount(3);

  await choose(page, 'Manager', 'Remove from the venue');
  await confirm(page, 'Remove');
  await expect(manager.page.getByText('You no longer run Fusha e Liqenit.')).toBeVisible();
  await expect(manager.page).toHaveURL(/\/app\/explore$/);
  await choose(page, 'Staff', 'Remove from the venue');
  await confirm(page, 'Remove');
  await expect(staff.page.getByText('Nuk e drejton më qendrën Fusha e Liqenit.')).toBeVisible();
  await expect(staff.page).toHaveURL(/\/app\/explore$/);

  await manager.page.goto('account');
  await expect(manager.page.getByRole('button', { name: 'List your venue' })).toBeVisible();
  await expect(manager.page.getByRole('button', { name: /Fusha e Liqenit/ })).toHaveCount(0);
});

test('[RTM-01] the list shows who is online, and who no longer is, without a reload', async ({
  page,
  signIn,
  language,
  mock,
  secondUser,
}) => {
  await signIn('owner');
  await language('en');
  await page.goto(USERS);
  const staff = rows(page).filter({ hasText: 'Bookings only' });
  // one's own record says that the list has gone live
  await expect(rows(page).filter({ hasText: 'You' })).toContainText('Online');
  await expect(staff).not.toContainText('Online');

  const other = await secondUser('venueStaff');
  await other.language('en');
  await other.page.goto('account');
  await expect(staff).toContainText('Online');
  await other.page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(staff).not.toContainText('Online');
  expect(await mock.calls('listVenueUsers')).toHaveLength(1);
});

test('[RT-59] [NAV-09] staff open the list from the bar and read it; another module is refused', async ({
  page,
  signIn,
  language,
  secondUser,
}) => {
  await signIn('venueStaff');
  await language('en');
  await page.goto('admin/venue?switch_module=venue&switch_entity_id=1');
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  await bar.getByRole('link', { name: 'Admins' }).click();
  await expect(page).toHaveURL(/\/app\/admin\/venue\/users$/);
  await expect(page).toHaveTitle(/^Admins/);
  await expect(bar.locator('[aria-current="page"]')).toHaveText(['Admins']);
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Add user' })).toHaveCount(0);

  const player = await secondUser('player');
  await player.language('en');
  await player.page.goto('admin/venue/users');
  await expect(player.page).toHaveURL(/\/app\/explore$/);
  await expect(player.page.getByText('You do not have permission to access that page.')).toBeVisible();
});

test('[VEN-03] [VEN-17] a manager changes everything but the people and the publication', async ({
  page,
  signIn,
  language,
  mock,
}) => {
  await signIn('venueManager');
  await language('en');
  await page.goto('admin/venue?switch_module=venue&switch_entity_id=1');
  await expect(page.getByText('Players find the venue and book its courts.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unpublish' })).toHaveCount(0);

  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByLabel('Address', { exact: true }).fill('Rr. e Liqenit 3');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The details are saved.')).toBeVisible();
  await expect(page.getByText('Only an owner can add, change or remove users.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add user' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Roles and handing over' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Unpublish' })).toHaveCount(0);

  await page.getByRole('tab', { name: 'Courts' }).click();
  await expect(page.getByRole('button', { name: 'Add court' })).toBeVisible();
  await page.getByRole('tab', { name: 'Booking rules' }).click();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  await page.getByRole('tab', { name: 'Photos' }).click();
  await expect(page.getByRole('button', { name: /Add photos/ })).toBeVisible();
  expect((await mock.calls('updateVenue')).map(({ status }) => status)).toEqual([200]);

  // the dialog of a link is no way around it
  await page.goto('admin/venue/users?do=add');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
