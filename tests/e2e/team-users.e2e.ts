import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';
import { FREE, accept, code, fillProfile, number, press, sentTo, setPassword } from '../setup/sign-in-steps.ts';

/** The members of the demo team admin's team. */
const USERS = 'admin/team/users?switch_module=team&switch_entity_id=1';

const rows = (page: Page, list = 'Members'): Locator => page.getByRole('list', { name: list }).getByRole('listitem');
const row = (page: Page, text: string | RegExp): Locator => rows(page).filter({ hasText: text });
/** Opens the dialog of a new member and chooses somebody by name. */
async function startAdding(page: Page, keywords: string, name: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add member' });
  await dialog.getByRole('combobox', { name: 'Search by name or phone' }).fill(keywords);
  await page.getByRole('option', { name }).click();
  return dialog;
}

test('[TEAM-10] [TEAM-08] an admin invites, the person accepts in the list of notifications, and is listed and online', async ({
  page,
  signIn,
  language,
  secondUser,
}) => {
  await signIn('teamAdmin');
  await language('en');
  await page.goto(USERS);
  await expect(rows(page)).toHaveCount(12);
  const dialog = await startAdding(page, 'mirela gjo', 'Mirela Gjoka');
  await expect(dialog.getByRole('switch', { name: 'Player' })).toBeChecked();
  await dialog.getByLabel('Jersey number').fill('44');
  await dialog.getByLabel('Position').fill('portiere');
  await dialog
    .getByRole('group', { name: 'Roles' })
    .getByRole('checkbox', { name: /^Coach/ })
    .check();
  const sent = sentTo(page, '/mod-team/team/1/member');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('The invitation is sent.')).toBeVisible();
  await expect(row(page, 'Mirela Gjoka')).toContainText('Invited, no answer yet');
  expect(sent.filter(Boolean)).toEqual([
    { module: 'team', user_id: 2, is_player: true, jersey_number: 44, position: 'portiere', roles: ['coach'] },
  ]);

  const invited = await secondUser('owner');
  await invited.language('en');
  await invited.page.goto('notifications');
  const notice = invited.page.getByRole('main').getByRole('listitem').filter({
    hasText: 'Shqiponjat e Liqenit invites you to the team',
  });
  await expect(notice).toContainText('Endri Çela · not answered yet');
  await notice.getByRole('button', { name: 'Accept' }).click();
  await expect(invited.page.getByText('You are in Shqiponjat e Liqenit.')).toBeVisible();
  await expect(notice.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await expect(notice).toContainText('Endri Çela · accepted');
  await expect(notice.getByRole('link')).toBeFocused();

  // without a reload
  await expect(row(page, 'Mirela Gjoka')).toContainText(/No\. 44.*Coach.*Player · portiere.*Since/);
  await expect(row(page, 'Mirela Gjoka')).toContainText('Online');
  await expect(row(page, 'Mirela Gjoka')).not.toContainText('Invited');
  // with a role in the team comes its profile
  await saved(invited.page);
  await invited.page.goto(USERS);
  await expect(invited.page.getByText(/^Only admins and managers of the team/)).toBeVisible();
  await expect(row(invited.page, 'Mirela Gjoka')).toContainText('You');
});

test('[TEAM-10] the link of an invitation leads an unknown number through the whole registration into the team', async ({
  page,
  signIn,
  language,
  secondUser,
}) => {
  await signIn('teamAdmin');
  await language('en');
  await page.goto(USERS);
  await page.getByRole('button', { name: 'Add member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add member' });
  await dialog.getByRole('combobox', { name: 'Search by name or phone' }).fill(`+355 ${FREE}`);
  await dialog.getByLabel('Jersey number').fill('55');
  await expect(dialog.getByText(/^Nobody with this number is on Fusha\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add' }).click();
  const ready = page.getByRole('dialog', { name: 'Invitation for +355 69 777 8899' });
  const link = await ready.getByText(/\/app\/team\/shqiponjat-e-liqenit\?invitation=\w+$/).textContent();

  const guest = await secondUser();
  await guest.page.goto(link ?? '');
  await expect(guest.page.getByText('Endri Çela invites you to Shqiponjat e Liqenit')).toBeVisible();
  await guest.page.getByRole('main').getByRole('link', { name: 'Create account' }).click();
  await expect(guest.page).toHaveTitle('Create an account · Fusha');
  await number(guest.page).fill(FREE);
  await accept(guest.page).check();
  await press(guest.page, 'Send code');
  await code(guest.page).fill('123456');
  await setPassword(guest.page, 'e-canary-1');
  await fillProfile(guest.page);
  // back where the link led, now as somebody
  await expect(guest.page).toHaveURL(/\/app\/team\/shqiponjat-e-liqenit\?invitation=\w+$/);
  await guest.page.getByRole('button', { name: 'Accept' }).click();
  await expect(guest.page.getByText('You are in Shqiponjat e Liqenit.')).toBeVisible();
  await expect(row(guest.page, 'Era Hoxha')).toContainText('Number 55');

  // the admin sees them without a reload, and the invitation is used up
  await ready.getByRole('button', { name: 'Close' }).click();
  await expect(row(page, 'Era Hoxha')).toContainText('No. 55');
  await expect(row(page, '+355 69 777 8899')).toHaveCount(0);
});
