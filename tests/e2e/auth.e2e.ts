import { expect, test } from '../setup/fixtures.ts';
import { keyboard } from '../setup/keyboard.ts';
import { TOKEN_KEY } from '../setup/personas.ts';
import { saved } from '../setup/saved.ts';
import {
  FREE,
  accept,
  code,
  fillProfile,
  idle,
  main,
  number,
  password,
  press,
  sentTo,
  setPassword,
  signInHere,
  writesTo,
} from '../setup/sign-in-steps.ts';

test.describe('the complete flow', () => {
  test('[AUTH-27] [AUTH-01] [AUTH-02] [ENT-63] [API-64] [API-65] [API-66] [API-67] [RT-22] [RT-23] register, code and password with the keyboard alone, profile, and back to the requested page', async ({
    page,
    assertSane,
    mock,
  }) => {
    const registered = sentTo(page, '/auth/register');
    const calls = writesTo(page, '/auth/');
    await page.goto('auth/login?returnTo=%2Fbookings%3Ftab%3Dpast');
    await main(page).getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveTitle('Create an account · Fusha');
    await number(page).focus();
    await page.keyboard.type('69 777 88 99');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(accept(page)).toBeChecked();
    await page.keyboard.press('Enter');

    await expect(page).toHaveTitle('Enter the code · Fusha');
    await expect(main(page)).toContainText('+355 69 777 8899');
    await expect(main(page)).toBeFocused(); // which a change of page does
    await keyboard(page).reach(code(page));
    await page.keyboard.type('123456'); // submits itself after six digits

    await expect(page).toHaveTitle('Choose a password · Fusha');
    await idle(page);
    await password(page).focus();
    await page.keyboard.type('e-canary-1');
    await page.keyboard.press('Tab'); // show characters
    await page.keyboard.press('Tab');
    await page.keyboard.type('e-canary-1');
    await page.keyboard.press('Enter');

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
});

test('[AUTH-29] [AUTH-34] [AUTH-35] [AUTH-36] [AUTH-37] after Facebook, Google, GitHub or Twitter, a password, a profile and a number are asked for; a closed window changes nothing', async ({
  page,
  mock,
  allowConsole,
}) => {
  allowConsole(/favicon\.ico/); // the provider's page has no icon
  const withProvider = async (provider: string, choice: string | RegExp) => {
    const popup = page.waitForEvent('popup');
    await press(page, `Continue with ${provider}`);
    await (await popup).getByRole('button', { name: choice }).dispatchEvent('click'); // the window closes during the click
  };
  await page.goto('auth/login');
  await withProvider('Google', 'Cancel');
  await expect(main(page).getByRole('button', { name: 'Continue with Google' })).not.toHaveAttribute('aria-busy');
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await mock.fail('socialSignIn', 500);
  await withProvider('Google', /^Besa Toska/);
  await expect(main(page).getByRole('alert')).toContainText('Something went wrong.');
  await mock.scenario('default');

  for (const provider of ['Facebook', 'Google', 'GitHub', 'Twitter']) {
    await page.goto('auth/login');
    await withProvider(provider, /^Besa Toska/);
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
