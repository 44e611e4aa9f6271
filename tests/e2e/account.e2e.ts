import { expect, test } from '../setup/fixtures.ts';

test('[RT-14] [AUTH-09] [NAV-06] a guest is asked to sign in, in place and without a call', async ({ page, mock, axe }) => {
  await page.goto('account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute('href', '/app/auth/login?returnTo=%2Faccount');
  await expect(page).toHaveURL(/\/app\/account$/);
  await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  expect(await mock.calls('getMe')).toEqual([]);
  await axe();
});

test('[RT-14] [MOD-01] [MOD-02] [API-13] who is signed in, and their profiles', async ({ page, signIn, axe, assertSane }) => {
  await signIn('everyone');
  await page.goto('account');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Era Krasniqi' })).toBeVisible();
  await expect(main).toContainText('+355 690000006');
  await expect(main.getByRole('button', { name: /Player.*Active/ })).toHaveAttribute('aria-pressed', 'true');
  for (const module of ['Venue', 'Team', 'Organization', 'Super user']) {
    await expect(main.getByRole('button', { name: new RegExp(`${module}$`) })).toHaveAttribute('aria-pressed', 'false');
  }
  await expect(main.getByRole('link', { name: 'My bookings' })).toHaveAttribute('href', '/app/bookings');
  await assertSane();
  await axe();
});

test('[MOD-03] another profile becomes the active one, and stays it', async ({ page, signIn }) => {
  await signIn('everyone');
  await page.goto('account');
  await page.getByRole('main').getByRole('button', { name: /Venue$/ }).click();
  await expect(page.getByText('You are now using Tenis Klub Parku i Madh i Ri.')).toBeVisible();
  const active = page.getByRole('main').getByRole('button', { name: /Venue.*Active/ });
  await expect(active).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(active).toHaveAttribute('aria-pressed', 'true');
});

test('[SEC-01] [SEC-02] signing out leaves the prompt and nothing behind', async ({ page, signIn, mock }) => {
  await signIn('player');
  await page.goto('account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
  await expect.poll(async () => (await mock.calls('logout')).length).toBe(1);
  expect(await page.evaluate(() => [localStorage.getItem('fusha-token'), sessionStorage.getItem('fusha-user')])).toEqual([null, null]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
});

test('a sign-out that the server does not hear is one all the same', async ({ page, signIn, mock }) => {
  await signIn('player');
  await mock.fail('logout', 500);
  await page.goto('account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
});

test('[I18N-01] the account speaks Albanian', async ({ page, signIn, language, axe }) => {
  await language('sq');
  await signIn('player');
  await page.goto('account');
  await expect(page.getByRole('button', { name: 'Dil' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Profilet e tua' })).toBeVisible();
  await axe();
});
