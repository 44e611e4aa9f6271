import { expect, test } from '../setup/fixtures.ts';
import { TOKEN_KEY, personas } from '../setup/personas.ts';
import { saved } from '../setup/saved.ts';
import {
  FREE,
  WRONG,
  accept,
  code,
  fillProfile,
  forget,
  idle,
  main,
  number,
  password,
  press,
  register,
  sentTo,
  setPassword,
  signInHere,
  writesTo,
} from '../setup/sign-in-steps.ts';

test('[RT-20] [RT-24] registering and asking for another password are for guests only', async ({
  page,
  secondUser,
}) => {
  const player = await secondUser('player');
  for (const [address, title] of [
    ['auth/register', 'Create an account'],
    ['auth/forgot-password', 'Forgot your password?'],
  ] as const) {
    await page.goto(address);
    await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(number(page)).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Send code' })).toBeVisible();
    await player.page.goto(address);
    await expect(player.page).toHaveURL(/\/app\/explore$/);
    await expect(player.page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
  }
});

test.describe('the complete flow', () => {
  test('[AUTH-27] [AUTH-01] [AUTH-02] [ENT-63] [API-64] [API-65] [API-66] [API-67] [RT-22] [RT-23] register, code, password, profile, and back to the requested page', async ({
    page,
    assertSane,
    mock,
  }) => {
    const registered = sentTo(page, '/auth/register');
    const calls = writesTo(page, '/auth/');
    await page.goto('auth/login?returnTo=%2Fbookings%3Ftab%3Dpast');
    await main(page).getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveTitle('Create an account · Fusha');
    await number(page).fill('69 777 88 99');
    await accept(page).check();
    await press(page, 'Send code');

    await expect(page).toHaveTitle('Enter the code · Fusha');
    await expect(main(page)).toContainText('+355 69 777 8899');
    await code(page).fill('123456'); // submits itself after six digits

    await expect(page).toHaveTitle('Choose a password · Fusha');
    await idle(page);
    await setPassword(page, 'e-canary-1');

    await expect(page).toHaveTitle('Your profile · Fusha');
    await expect(number(page)).toHaveValue('69 777 8899');
    await idle(page);
    await assertSane();
    await fillProfile(page);
    await expect(page).toHaveURL(/\/app\/bookings\?tab=past$/);

    expect(registered).toEqual([
      { module: 'base', phone_prefix: '+355', phone_number: FREE, terms_accepted: true, locale: 'en' },
    ]);
    expect(await mock.calls('verifyPhone')).toHaveLength(1);
    // the module in the body, and the token as soon as there is one
    expect(calls.filter((call) => !call.includes('firebase'))).toEqual([
      'POST /auth/register base guest',
      'POST /auth/verify base guest',
      'PUT /auth/credentials base bearer',
      'PUT /auth/profile base bearer',
    ]);
    expect(
      await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])),
    ).not.toMatch(/e-canary-1|123456/);
    await saved(page);
    await page.goto('account');
    await expect(page.getByRole('heading', { name: 'Era Hoxha' })).toBeVisible();
  });

  test('[AUTH-05] [API-68] forgot password, code, new password, home; the old password no longer works', async ({
    page,
    mock,
    allowConsole,
  }) => {
    allowConsole(/status of 422/);
    const calls = writesTo(page, '/auth/');
    await page.goto('auth/login');
    await main(page).getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveTitle('Forgot your password? · Fusha');
    await number(page).fill('690000001');
    await press(page, 'Send code');
    await code(page).fill('123456');
    await expect(page).toHaveTitle('Choose a new password · Fusha');
    await setPassword(page, 'another-one');
    await expect(page).toHaveURL(/\/app\/explore$/);
    expect(await mock.calls('setCredentials')).toHaveLength(1);
    expect(calls[0]).toBe('POST /auth/forgot-password base guest');
    await saved(page);
    await page.goto('auth/credentials'); // no longer open
    await expect(page).toHaveURL(/\/app\/explore$/);

    await page.evaluate((key) => localStorage.removeItem(key), TOKEN_KEY);
    await page.goto('auth/login');
    await signInHere(page);
    await expect(password(page)).toHaveAccessibleDescription('The phone number or the password is wrong.');
    await password(page).fill('another-one');
    await press(page, 'Sign in');
    await expect(page).toHaveURL(/\/app\/explore$/);
  });

  test('with the keyboard alone', async ({ page }) => {
    await page.goto('auth/register');
    await number(page).focus();
    await page.keyboard.type(FREE);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(accept(page)).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(code(page)).toBeVisible();
    await expect(main(page)).toBeFocused(); // which a change of page does
    for (
      let steps = 0;
      steps < 3 && !(await code(page).evaluate((field) => field === document.activeElement));
      steps += 1
    )
      await page.keyboard.press('Tab');
    await page.keyboard.type('123456');
    await expect(password(page)).toBeVisible();
    await password(page).focus();
    await page.keyboard.type('demo12345');
    await page.keyboard.press('Tab'); // show characters
    await page.keyboard.press('Tab');
    await page.keyboard.type('demo12345');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Your profile · Fusha');
  });

  test('[I18N-01] registration works in Albanian and the dark theme', async ({ page, language, theme }) => {
    const registered = sentTo(page, '/auth/register');
    await language('sq');
    await theme('dark');
    await page.goto('auth/register');
    await press(page, 'Dërgo kodin');
    await expect(page.getByLabel('Numri i telefonit')).toHaveAccessibleDescription(
      'Numri i telefonit është i detyrueshëm.',
    );
    await expect(page.getByRole('checkbox')).toHaveAccessibleDescription('Kushtet duhet të pranohen.');
    await page.getByLabel('Numri i telefonit').fill(FREE);
    await page.getByRole('checkbox').check();
    await press(page, 'Dërgo kodin');
    await page.getByLabel('Kodi').fill('12345a');
    await press(page, 'Konfirmo');
    await expect(page.getByLabel('Kodi')).toHaveAccessibleDescription('Kodi duhet të ketë saktësisht 6 shifra.');
    expect(registered).toEqual([expect.objectContaining({ locale: 'sq' })]);
  });
});

test.describe('/auth/register', () => {
  test('terms and privacy open over the form, which keeps what was typed', async ({ page }) => {
    await page.goto('auth/register?returnTo=%2Fvenues');
    await number(page).fill(FREE);
    for (const name of ['terms of use', 'privacy notice']) {
      await main(page).getByRole('link', { name }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(main(page).getByRole('link', { name })).toBeFocused();
    }
    await expect(number(page)).toHaveValue(FREE);
    await expect(page).toHaveURL(/\/auth\/register\?returnTo=%2Fvenues$/);
  });

  test('a server error and a missing answer are reported, keep what was typed, and can be retried', async ({
    page,
    mock,
    assertSane,
  }) => {
    await page.goto('auth/register');
    await number(page).fill(FREE);
    await accept(page).check();
    await mock.fail('register', 500);
    await press(page, 'Send code');
    await expect(main(page).getByRole('alert')).toContainText('Something went wrong.');
    await assertSane();
    await mock.scenario('default');
    await mock.fail('register', 'reset');
    await press(page, 'Try again');
    await expect(main(page).getByRole('alert')).toContainText('Check your connection and try again.');
    await expect(main(page).getByRole('button', { name: 'Send code' })).toBeFocused();
    await expect(number(page)).toHaveValue(FREE);
    await expect(accept(page)).toBeChecked();
    await mock.scenario('default');
    await press(page, 'Try again');
    await expect(code(page)).toBeVisible();
  });

  test('a number that already has an account signs in by its code, and nothing reveals the account before', async ({
    page,
  }) => {
    await register(page, '690000001');
    await code(page).fill('123456');
    await expect(page).toHaveURL(/\/app\/explore$/);
  });
});

test('signing in with a number that is not verified leads to its code', async ({ page, allowConsole, mock }) => {
  allowConsole(/status of 403/);
  await page.goto('auth/login?returnTo=%2Fbookings');
  await signInHere(page, personas.unverified);
  await expect(page).toHaveTitle('Enter the code · Fusha');
  await expect(page.getByText('Verify your phone number first.')).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await mock.calls('resendCode')).toEqual([]);
  await code(page).fill('123456');
  await expect(page).toHaveTitle('Your profile · Fusha');
  await expect(page).toHaveURL(/returnTo=%2Fbookings/);
});

test.describe('with a provider', () => {
  test('[AUTH-29] [AUTH-34] [AUTH-35] [AUTH-36] [AUTH-37] after Facebook, Google, GitHub or Twitter, a password, a profile and a number are asked for', async ({
    page,
    allowConsole,
  }) => {
    test.setTimeout(60_000);
    allowConsole(/favicon\.ico/); // the provider's page has no icon
    for (const provider of ['Facebook', 'Google', 'GitHub', 'Twitter']) {
      await page.goto('auth/login');
      const popup = page.waitForEvent('popup');
      await press(page, `Continue with ${provider}`);
      await (await popup).getByRole('button', { name: /^Besa Toska/ }).dispatchEvent('click'); // the window closes during the click
      await expect(page, provider).toHaveTitle('Choose a password · Fusha');
      if (provider === 'Twitter') break; // the remaining steps are the same for all providers
      await saved(page);
      await page.evaluate(() => localStorage.clear());
    }
    await setPassword(page, 'demo12345');
    await expect(page).toHaveTitle('Your profile · Fusha');
    await expect(page.getByLabel('Name')).toHaveValue('Besa Toska');
    await expect(number(page)).toHaveValue('');
    await fillProfile(page, FREE);
    await code(page).fill('123456');
    await expect(page).toHaveURL(/\/app\/explore$/);
  });

  test('closing the window changes nothing; a server error is reported', async ({ page, mock, allowConsole }) => {
    allowConsole(/favicon\.ico/);
    await page.goto('auth/login');
    const first = page.waitForEvent('popup');
    await press(page, 'Continue with Google');
    await (await first).getByRole('button', { name: 'Cancel' }).dispatchEvent('click');
    await expect(main(page).getByRole('button', { name: 'Continue with Google' })).not.toHaveAttribute('aria-busy');
    await expect(main(page).getByRole('alert')).toHaveCount(0);
    await mock.fail('socialSignIn', 500);
    const second = page.waitForEvent('popup');
    await press(page, 'Continue with Google');
    await (await second).getByRole('button', { name: /^Besa Toska/ }).dispatchEvent('click');
    await expect(main(page).getByRole('alert')).toContainText('Something went wrong.');
  });
});

test.describe('/auth/forgot-password', () => {
  test('an unknown number gets the same answer as any other, and no code works', async ({ page, allowConsole }) => {
    allowConsole(/status of 422/);
    await forget(page, FREE);
    await code(page).fill('123456');
    await expect(code(page)).toHaveAccessibleDescription(WRONG);
  });

  test('a signed-in user is redirected; changing the number leads back', async ({ page, signIn }) => {
    await forget(page, '690000001');
    await main(page).getByRole('link', { name: 'Change number' }).click();
    await expect(page).toHaveTitle('Forgot your password? · Fusha');
    await expect(number(page)).toHaveValue('69 000 0001');
    await main(page).getByRole('link', { name: 'Back to sign-in' }).click();
    await main(page).getByRole('link', { name: 'Create an account' }).click(); // starts another flow during this one
    await expect(page).toHaveTitle('Create an account · Fusha');
    await number(page).fill(FREE);
    await accept(page).check();
    await press(page, 'Send code');
    await expect(main(page)).toContainText('+355 69 777 8899');
    await signIn('player');
    await page.goto('explore');
    await page.goto('auth/forgot-password');
    await expect(page).toHaveURL(/\/app\/explore$/);
  });
});
