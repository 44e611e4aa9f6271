import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';
import { FREE, accept, code, fillProfile, number, press, sentTo, setPassword } from '../setup/sign-in-steps.ts';

/** The team of the demo team admin, and its members. */
const TEAM = 'admin/team?switch_module=team&switch_entity_id=1';
const USERS = 'admin/team/users?switch_module=team&switch_entity_id=1';

const rows = (page: Page, list = 'Members'): Locator => page.getByRole('list', { name: list }).getByRole('listitem');
const row = (page: Page, text: string | RegExp): Locator => rows(page).filter({ hasText: text });
const choose = async (page: Page, text: string | RegExp, action: string) => {
  await row(page, text)
    .getByRole('button', { name: /^Actions for / })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
};
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

test('[TEAM-10] an unknown number gets a link that is sent by WhatsApp, sent again, and withdrawn', async ({
  page,
  signIn,
  language,
}) => {
  await signIn('teamAdmin');
  await language('en');
  await page.goto(USERS);
  await page.getByRole('button', { name: 'Add member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add member' });
  await dialog.getByRole('combobox', { name: 'Search by name or phone' }).fill('+39 333 123 4567');
  await expect(dialog.getByText(/Add makes an invitation that you send by WhatsApp\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add' }).click();
  const ready = page.getByRole('dialog', { name: 'Invitation for +39 333 123 4567' });
  const link = ready.getByRole('link', { name: 'Send by WhatsApp' });
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/393331234567\?text=Endri/);
  const shown = ready.getByText(/\/app\/team\/shqiponjat-e-liqenit\?invitation=\w+$/);
  const first = await shown.textContent();
  await ready.getByRole('button', { name: 'Close' }).click();

  await choose(page, '+39 333 123 4567', 'Send invitation');
  await expect(page).toHaveURL(/\/app\/admin\/team\/users\?invitation=\d+$/);
  await expect(shown).toHaveText(first ?? '');
  await page.goBack();
  await choose(page, '+39 333 123 4567', 'Withdraw invitation');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(row(page, '+39 333 123 4567')).toHaveCount(0);
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

test('[TEAM-08] the number of another player is told beside the field, and the member changed once it is free', async ({
  page,
  signIn,
  language,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  await signIn('teamAdmin');
  await language('en');
  await page.goto(USERS);
  await choose(page, 'Arben Hoxha', 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Arben Hoxha' });
  const number = dialog.getByLabel('Jersey number');
  await number.fill('10');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(number).toHaveAccessibleDescription('Another player wears this number.');
  await expect(number).toBeFocused();
  await expect(number).toHaveValue('10');
  await number.fill('77');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Arben Hoxha')).toContainText('No. 77');
});

test('[TEAM-10] the last admin stays one; a second one makes the way free', async ({
  page,
  signIn,
  language,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  allowConsole(/status of 403/); // a request that was on its way when the last role was given up
  await signIn('teamAdmin');
  await language('en');
  await page.goto(USERS);
  await expect(row(page, 'You')).toContainText('The only admin.');
  await choose(page, 'You', 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit Endri Çela' });
  await dialog.getByRole('checkbox', { name: /^Admin/ }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('To step down or leave, first make somebody else an admin.');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await choose(page, 'Arben Hoxha', 'Edit');
  const other = page.getByRole('dialog', { name: 'Edit Arben Hoxha' });
  await other.getByRole('checkbox', { name: /^Admin/ }).check();
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Arben Hoxha')).toContainText('Admin');
  await expect(row(page, 'You')).not.toContainText('The only admin.');
  await choose(page, 'You', 'Edit');
  await dialog.getByRole('checkbox', { name: /^Admin/ }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  // without a role the team is no profile any more
  await expect(page).toHaveURL(/\/app\/explore$/);
});

test('[RT-57] [NAV-09] [ENT-215] a link switches to the team; the filters stand in the address; another module is refused', async ({
  page,
  signIn,
  language,
  secondUser,
}) => {
  await signIn('everyone');
  await language('en');
  await page.goto('admin/team/users?status=invited&switch_module=team&switch_entity_id=2');
  await expect(page).toHaveURL(/\/app\/admin\/team\/users\?status=invited$/);
  await expect(page.getByText('Nobody here')).toBeVisible();
  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'In the team' }).click();
  await page.getByRole('group', { name: 'Profile' }).getByRole('button', { name: 'Completed', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/admin\/team\/users\?profile=completed$/);
  await expect(rows(page)).toHaveCount(9);
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/admin\/team\/users$/);
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(bar.locator('[aria-current="page"]')).toHaveText(['Admins']);
  await bar.getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL(/\/app\/admin\/team$/);

  const player = await secondUser('player');
  await player.language('en');
  await player.page.goto('admin/team/users');
  await expect(player.page).toHaveURL(/\/app\/explore$/);
  await expect(player.page.getByText('You do not have permission to access that page.')).toBeVisible();
});

test('[TEAM-02] [TEAM-10] a manager looks after members and requests, a captain reads', async ({
  page,
  signIn,
  language,
  secondUser,
}) => {
  await signIn('teamManager');
  await language('en');
  await page.goto(TEAM);
  await expect(page.getByRole('list', { name: 'Applications' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByText('Only an admin of the team changes its details and photos.')).toBeVisible();
  await page.goto('admin/team/users');
  // the admin's number is theirs to look after, the role and the membership are not
  await row(page, 'Endri Çela').getByRole('button').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Edit']);
  await page.keyboard.press('Escape');
  const dialog = await startAdding(page, 'mirela gjo', 'Mirela Gjoka');
  await expect(dialog.getByRole('group', { name: 'Roles' }).getByRole('checkbox')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(row(page, 'Mirela Gjoka')).toContainText('Invited');

  const captain = await secondUser('teamCaptain');
  await captain.language('en');
  await captain.page.goto(`${USERS}&do=add`);
  await expect(rows(captain.page)).toHaveCount(10);
  await expect(captain.page.getByRole('button', { name: 'Add member' })).toHaveCount(0);
  await expect(captain.page.getByRole('dialog')).toHaveCount(0);
  await expect(captain.page.getByRole('button', { name: /^Actions for / })).toHaveCount(1);
});

test('[RT-56] [NAV-10] [TEAM-02] an admin changes the team: what is missing leads to its field', async ({
  page,
  signIn,
  language,
}) => {
  await signIn('teamAdmin');
  await language('en');
  await page.goto(TEAM);
  await expect(page.getByRole('heading', { level: 1, name: 'Shqiponjat e Liqenit' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the public page' })).toHaveAttribute(
    'href',
    '/app/team/shqiponjat-e-liqenit',
  );
  await page.getByRole('tab', { name: 'Details' }).click();
  const sent = sentTo(page, '/mod-team/team/1');
  await page.getByLabel('Level').selectOption({ label: 'Not set' });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The team is saved.')).toBeVisible();
  expect(sent.filter(Boolean)).toEqual([{ module: 'team', level: null }]);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page
    .getByRole('list', { name: 'Worth adding' })
    .getByRole('link', { name: /^Choose the level/ })
    .click();
  await expect(page).toHaveURL(/\/app\/admin\/team\?view=details#level$/);
  await expect(page.getByLabel('Level')).toBeFocused();
});
