import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';

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
