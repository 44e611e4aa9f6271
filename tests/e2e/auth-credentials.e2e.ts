import { expect, test } from '../setup/fixtures.ts';
import { code, forget, main, press, setPassword } from '../setup/sign-in-steps.ts';

test.describe('/auth/credentials', () => {
  test('[AUTH-04] [C-10] users with a password go on to their profile, or home where they have one; guests sign in', async ({
    page,
    signIn,
    secondUser,
  }) => {
    await page.goto('auth/credentials');
    await expect(page).toHaveURL(/\/app\/auth\/login$/);
    await signIn('player');
    await page.goto('auth/credentials');
    await expect(page).toHaveURL(/\/app\/explore$/);
    const unfinished = await secondUser('withoutProfile');
    await unfinished.page.goto('auth/credentials');
    await expect(unfinished.page).toHaveURL(/\/app\/auth\/profile$/);
  });

  test('an expired code cannot set a password; a new one can be requested', async ({ page, allowConsole, mock }) => {
    allowConsole(/status of 403/);
    await forget(page, '690000001');
    await code(page).fill('123456');
    await expect(page).toHaveTitle('Choose a new password · Fusha');
    await mock.clock('2026-11-24T10:30:00+01:00');
    await setPassword(page, 'another-one');
    await expect(main(page).getByRole('alert')).toContainText('Ask for a code first to set a new password.');
    await press(page, 'Send code');
    await expect(page).toHaveTitle('Enter the code · Fusha');
    await code(page).fill('123456');
    await expect(page).toHaveTitle('Choose a new password · Fusha');
    await setPassword(page, 'another-one');
    await expect(page).toHaveURL(/\/app\/explore$/);
  });

  test('a user who remembers the old password can keep it', async ({ page, mock }) => {
    await forget(page, '690000001');
    await code(page).fill('123456');
    await press(page, 'Keep old password');
    await expect(page).toHaveURL(/\/app\/explore$/);
    expect(await mock.calls('setCredentials')).toEqual([]);
  });
});
