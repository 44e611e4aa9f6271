import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';

test('[RT-14] [AUTH-09] [NAV-06] a guest is asked to sign in, in place and without a call', async ({ page, mock }) => {
  await page.goto('account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in to see your account.' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute(
    'href',
    '/app/auth/login?returnTo=%2Faccount',
  );
  await expect(page).toHaveURL(/\/app\/account$/);
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  expect(await mock.calls('getMe')).toEqual([]);
});

test('[RT-14] [MOD-01] [MOD-02] [API-13] who is signed in, and their profiles', async ({
  page,
  signIn,
  assertSane,
}) => {
  await signIn('everyone');
  await page.goto('account');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Era Krasniqi' })).toBeVisible();
  await expect(main).toContainText('+355 69 000 0006');
  await expect(main.getByRole('button', { name: /Player.*Active/ })).toHaveAttribute('aria-pressed', 'true');
  for (const module of ['Venue', 'Team', 'Organization', 'Super user']) {
    await expect(main.getByRole('button', { name: new RegExp(`${module}( \\d+ unread)?$`) })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  }
  await assertSane();
});

test('[SEC-01] [SEC-02] signing out leaves the prompt and nothing behind', async ({ page, signIn, mock }) => {
  await signIn('player');
  await page.goto('account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in to see your account.' })).toBeVisible();
  await saved(page);
  expect(await mock.calls('logout')).toHaveLength(1);
  expect(
    await page.evaluate(() => [localStorage.getItem('fusha-token'), sessionStorage.getItem('fusha-user')]),
  ).toEqual([null, null]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in to see your account.' })).toBeVisible();
});

test('signing out works even when the server cannot be reached', async ({ page, signIn, mock }) => {
  await signIn('player');
  await mock.fail('logout', 500);
  await page.goto('account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to see your account.' })).toBeVisible();
});

const deletion = (page: Page) => page.getByRole('alertdialog', { name: 'Delete your account?' });
const confirmDeletion = async (page: Page, password: string) => {
  await deletion(page).getByRole('textbox', { name: 'Password' }).fill(password);
  await deletion(page).getByLabel('Type DELETE to confirm').fill('DELETE');
  await deletion(page).getByRole('button', { name: 'Delete account' }).click();
};

test('[UI-07] the account is deleted after the word and the password are typed; the user is then a guest on the home page', async ({
  page,
  signIn,
  mock,
  allowConsole,
}) => {
  // the last presence and sign-out calls use an invalid token, and the sign-in at the end is refused
  allowConsole(/status of (401|422)/);
  await signIn('player');
  await page.goto('account');
  await page.getByRole('main').getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(/\/app\/account\?do=delete$/);
  const confirm = deletion(page).getByRole('button', { name: 'Delete account' });
  await expect(confirm).toBeDisabled();
  await deletion(page).getByLabel('Type DELETE to confirm').fill('delete');
  await expect(confirm).toBeDisabled();
  await confirmDeletion(page, 'demo1234');
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/$/);
  expect(
    await page.evaluate(() => [localStorage.getItem('fusha-token'), sessionStorage.getItem('fusha-user')]),
  ).toEqual([null, null]);
  expect((await mock.calls('deleteAccount')).map((call) => call.status)).toEqual([200]);
  await saved(page);
  await page.goto('auth/login');
  await page.getByLabel('Phone number').fill('690000001');
  await page.getByRole('textbox', { name: 'Password' }).fill('demo1234');
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('The phone number or the password is wrong.').first()).toBeVisible();
});

test('a failed deletion changes nothing; a deletion whose answer was lost still counts', async ({
  page,
  signIn,
  mock,
  allowConsole,
}) => {
  allowConsole(/status of 401/);
  await signIn('player');
  await mock.fail('deleteAccount', 500);
  await page.goto('account?do=delete');
  await confirmDeletion(page, 'demo1234');
  await expect(deletion(page).getByRole('alert')).toBeVisible();
  await expect(deletion(page).getByRole('textbox', { name: 'Password' })).toHaveValue('demo1234');
  await mock.scenario('default');
  await mock.fail('deleteAccount', 'lost');
  await deletion(page).getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/$/);
});

const editing = (page: Page) => page.getByRole('dialog', { name: 'Edit profile' });

test('[AUTH-03] a completed profile can be edited here, and changes are shown at once', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn('player');
  await page.goto('account');
  await page.getByRole('main').getByRole('button', { name: 'Edit profile' }).click();
  await expect(page).toHaveURL(/\/app\/account\?do=edit$/);
  await expect(editing(page).getByLabel('Birth year')).not.toHaveValue('');
  await editing(page).getByLabel('Name').fill('Arben Hoxha-Leka');
  await editing(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await expect(editing(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/app\/account$/);
  await expect(page.getByRole('main').getByRole('heading', { name: 'Arben Hoxha-Leka' })).toBeVisible();
  expect((await mock.calls('saveProfile')).map((call) => call.status)).toEqual([200]);
});

test('a profile that cannot be saved keeps what was typed, and a missing field gets a message', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn('player');
  await mock.fail('saveProfile', 500);
  await page.goto('account?do=edit');
  const name = editing(page).getByLabel('Name');
  await name.fill('');
  await editing(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(name).toHaveAccessibleDescription('Name is required.');
  await name.fill('Somebody Else');
  await editing(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(editing(page).getByRole('alert')).toContainText('Something went wrong');
  await expect(name).toHaveValue('Somebody Else');
});

test('a new number is saved only after its code is entered', async ({ page, signIn }) => {
  await signIn('player');
  await page.goto('account?do=edit');
  await editing(page).getByLabel('Phone number').fill('690000777');
  await editing(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(/\/app\/auth\/verify/);
  await expect(page.getByRole('main')).toContainText('69 000 0777');
});
