import { expect, test } from '../setup/fixtures.ts';
import { code, forget, main, password, press, repetition, setPassword } from '../setup/sign-in-steps.ts';

// a dialog that still fades in has no contrast yet
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('/auth/credentials', () => {
  test('[AUTH-04] [C-10] whoever has a password, or is a guest, is led elsewhere', async ({ page, signIn }) => {
    await page.goto('auth/credentials');
    await expect(page).toHaveURL(/\/app\/auth\/login$/);
    await signIn('player');
    await page.goto('auth/credentials');
    await expect(page).toHaveURL(/\/app\/explore$/);
  });

  test('[AUTH-11] [AUTH-12] [AUTH-13] what is wrong with the two is said beside them', async ({
    page,
    signIn,
    mock,
    axe,
  }) => {
    await signIn('withoutPassword');
    await page.goto('auth/credentials');
    await press(page, 'Save the password');
    await expect(password(page)).toHaveAccessibleDescription(/Password is required\.$/);
    await expect(repetition(page)).toHaveAccessibleDescription('Password confirmation is required.');
    await expect(password(page)).toBeFocused();
    await axe();
    await setPassword(page, '1234567');
    await expect(password(page)).toHaveAccessibleDescription(/You must enter a minimum of 8 characters$/);
    await setPassword(page, '12345678', '12345679');
    await expect(repetition(page)).toHaveAccessibleDescription('Passwords do not match.');
    await expect(repetition(page)).toBeFocused();
    await password(page).fill('12345679'); // the two agree now, whichever was changed
    await expect(repetition(page)).toHaveAccessibleDescription('');
    expect(await mock.calls('setCredentials')).toEqual([]);
  });

  test('can be read on demand', async ({ page, signIn }) => {
    await signIn('withoutPassword');
    await page.goto('auth/credentials');
    await password(page).fill('demo1234');
    await expect(password(page)).toHaveAttribute('type', 'password');
    await main(page).getByRole('button', { name: 'Show characters' }).first().click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await expect(password(page)).toHaveAttribute('autocomplete', 'new-password');
  });

  test('a broken server keeps what was typed; a second press sets it', async ({ page, signIn, mock }) => {
    await signIn('withoutPassword');
    await page.goto('auth/credentials');
    await mock.fail('setCredentials', 500);
    await setPassword(page, 'demo12345');
    await expect(main(page).getByRole('alert')).toContainText('Something went wrong.');
    await expect(password(page)).toHaveValue('demo12345');
    await mock.scenario('default');
    await press(page, 'Try again');
    await expect(page).toHaveURL(/\/app\/explore$/);
  });

  test('a code that is too old to replace a password leads to another one', async ({ page, allowConsole, mock }) => {
    allowConsole(/status of 403/);
    await forget(page, '690000001');
    await code(page).fill('123456');
    await expect(page).toHaveTitle('Choose a new password · Fusha');
    await mock.clock('2026-11-24T10:30:00+01:00');
    await setPassword(page, 'another-one');
    await expect(main(page).getByRole('alert')).toContainText('Ask for a code first to set another password.');
    await press(page, 'Send the code');
    await expect(page).toHaveTitle('Enter the code · Fusha');
    await code(page).fill('123456');
    await expect(page).toHaveTitle('Choose a new password · Fusha');
    await setPassword(page, 'another-one');
    await expect(page).toHaveURL(/\/app\/explore$/);
  });

  test('who remembers the old one keeps it', async ({ page, mock }) => {
    await forget(page, '690000001');
    await code(page).fill('123456');
    await press(page, 'Keep the old password');
    await expect(page).toHaveURL(/\/app\/explore$/);
    expect(await mock.calls('setCredentials')).toEqual([]);
  });
});
