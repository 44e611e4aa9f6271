import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { PICTURE, sentTo } from '../setup/sign-in-steps.ts';

/** The organization that the demo organization manager owns, with a manager and two referees. */
const at = (page: string) => `admin/organization/${page}switch_module=organization&switch_entity_id=1`;
const USERS = at('users?');
const rows = (page: Page) => page.getByRole('list', { name: 'Users' }).getByRole('listitem');
const confirm = async (page: Page, answer: string) => {
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await dialog.getByRole('button', { name: answer }).click();
};

test('[ORG-04] [API-38] [ENT-29] [ENT-139] [ENT-142] [ENT-143] a player registers an organization with logo and photo, and is at once its owner', async ({
  page,
  signIn,
  language,
  axe,
}) => {
  await signIn('player');
  await language('en');
  await page.goto('explore');
  await page.getByRole('link', { name: 'Register an organization' }).click();
  await expect(page).toHaveURL(/\/app\/account\?do=register-organization$/);
  const form = page.getByRole('dialog', { name: 'Register an organization' });
  const sent = sentTo(page, '/mod-organization/organization');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Name is required.');
  await form.getByLabel('Name').fill('Lidhja e Bulevardit');
  await form.getByLabel('City').selectOption({ label: 'Korçë' });
  await form.getByLabel('Description (optional)').fill('Futboll për të gjithë.');
  await form.locator('input[type=file]').first().setInputFiles(PICTURE);
  await expect(form.getByRole('button', { name: 'Change logo' })).toBeVisible();
  await form.locator('input[type=file][multiple]').setInputFiles(PICTURE);
  await expect(form.getByRole('list', { name: 'Photos' }).getByRole('listitem')).toHaveCount(1);
  await axe();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/app\/admin\/organization\/home$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Lidhja e Bulevardit' })).toBeVisible();
  await expect(page.getByText('Your organization is registered.')).toBeVisible();
  expect(sent).toEqual([
    {
      module: 'base',
      name: 'Lidhja e Bulevardit',
      city_id: 7,
      description: 'Futboll për të gjithë.',
      image: expect.any(Number),
      images: [expect.any(Number)],
    },
  ]);
  // what is still missing; logo, photo and description are there
  const missing = page.getByRole('list', { name: 'Complete your profile' }).getByRole('listitem');
  await expect(missing).toHaveText([/Add a public contact/, /Add users/]);
  await page.getByRole('link', { name: 'See the public page' }).click();
  await expect(page).toHaveURL(/\/app\/lidhja-e-bulevardit$/);
  await expect(page.getByRole('img', { name: 'Photo 1 of Lidhja e Bulevardit' })).toBeVisible();
});

test('[ORG-01] [ORG-06] [RT-62] an owner adds a referee, who is told and opens the organization; the last owner stays', async ({
  page,
  signIn,
  language,
  secondUser,
  allowConsole,
}) => {
  allowConsole(/status of 403/); // a request that was on its way when the role was lost
  const player = await secondUser('player');
  await player.language('en');
  await player.page.goto('notifications');
  await signIn('organizationManager');
  await language('en');
  await page.goto(USERS);
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).filter({ hasText: 'The only owner.' }).getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add user' });
  await dialog.getByRole('combobox', { name: 'Search by name or phone' }).fill('arben hox');
  await page.getByRole('option', { name: 'Arben Hoxha' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rows(page).filter({ hasText: 'Arben Hoxha' })).toContainText('Referee');

  // told at once; the notification leads into the new profile
  await expect(player.page.getByText('You were added to an organization.')).toBeVisible();
  await player.page.getByRole('link', { name: /You were added to an organization/ }).click();
  await expect(player.page).toHaveURL(/\/app\/admin\/organization\/home$/);
  await expect(player.page.getByRole('heading', { level: 1, name: 'Liga e Lagjeve Tirana' })).toBeVisible();
  await expect(player.page.getByText('What needs doing')).toHaveCount(0);

  // removed while at work there: told, and at their own home
  await rows(page)
    .filter({ hasText: 'Arben Hoxha' })
    .getByRole('button', { name: /^Actions for / })
    .click();
  await page.getByRole('menuitem', { name: 'Remove from the organization' }).click();
  await confirm(page, 'Remove');
  await expect(rows(page)).toHaveCount(4);
  await expect(player.page.getByText('You are no longer part of Liga e Lagjeve Tirana.')).toBeVisible();
  await expect(player.page).toHaveURL(/\/app\/explore$/);
});

test('[RT-63] [API-40] [ENT-30] [ENT-139] [ENT-142] [ENT-143] [ENT-144] an owner changes profile, address and contact; everybody sees it on the public page', async ({
  page,
  signIn,
  language,
  secondUser,
  axe,
}) => {
  await signIn('organizationManager');
  await language('en');
  await page.goto(at('settings?'));
  const sent = sentTo(page, '/mod-organization/organization/1');
  await page.getByLabel('Name').fill('Liga e Tiranës');
  await page.getByLabel('City').selectOption({ label: 'Korçë' });
  await page.getByLabel('Description (optional)').fill('Turne për lagjet.');
  await page.getByLabel('Address of your page').fill('liga');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The profile is saved.')).toBeVisible();
  expect(sent).toEqual([
    {
      module: 'organization',
      name: 'Liga e Tiranës',
      city_id: 7,
      description: 'Turne për lagjet.',
      slug: 'liga',
    },
  ]);
  await page.getByRole('tab', { name: 'Competitions' }).click();
  await page.getByLabel('Public contact (optional)').fill('liga@lagje.al');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The settings are saved.')).toBeVisible();
  await axe();

  const guest = await secondUser();
  await guest.language('en');
  await guest.page.goto('liga');
  await expect(guest.page.getByRole('heading', { level: 1, name: 'Liga e Tiranës' })).toBeVisible();
  await expect(guest.page).toHaveTitle(/^Liga e Tiranës/);
  await expect(guest.page.getByRole('link', { name: 'liga@lagje.al' })).toHaveAttribute('href', 'mailto:liga@lagje.al');
  await expect(
    guest.page.getByRole('list', { name: 'Competitions' }).getByRole('link', { name: 'Kupa e Dimrit 5x5' }),
  ).toBeVisible();
});

test('[RT-61] [NAV-11] [ORG-05] [SEC-08] the bar leads to the overview, the sidebar to users and settings; a referee changes nothing', async ({
  page,
  signIn,
  language,
  secondUser,
}) => {
  await signIn('leagueReferee');
  await language('en');
  await page.goto(at('settings?'));
  await expect(page.getByText('Only an owner of the organization can change its profile.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  await bar.getByRole('link', { name: 'Organization' }).click();
  await expect(page).toHaveURL(/\/app\/admin\/organization\/home$/);
  // the rows under their days
  const next = page.getByRole('list', { name: 'Next fixtures' }).getByRole('list');
  await expect(next.getByRole('listitem')).toHaveCount(5);
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page).toHaveURL(/\/app\/admin\/organization\/users$/);
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Add user' })).toHaveCount(0);

  const owner = await secondUser('owner');
  await owner.language('en');
  await owner.page.goto('admin/organization/home');
  await expect(owner.page.getByText('You do not have permission to access that page.')).toBeVisible();
  await expect(owner.page).not.toHaveURL(/organization/);
});

test('[API-41] a photo of the organization is removed', async ({ page, signIn, language }) => {
  await signIn('organizationManager');
  await language('en');
  await page.goto(at('settings?view=photos&'));
  const detached = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('button', { name: /^Actions for photo 1/i }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  expect((await detached).url()).toMatch(/\/api\/mod-organization\/organization\/images\/\d+\?module=organization$/);
  await expect(page.getByText('The photo is removed.')).toBeVisible();
});
