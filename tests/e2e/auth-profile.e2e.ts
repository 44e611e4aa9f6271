import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';
import { FREE, PICTURE, code, fillProfile, main, press, sentTo } from '../setup/sign-in-steps.ts';

test.describe('/auth/profile', () => {
  test('[AUTH-03] [ENT-62] a user with a profile is redirected home', async ({ page, signIn }) => {
    await signIn('player');
    await page.goto('auth/profile');
    await expect(page).toHaveURL(/\/app\/explore$/);
  });

  test('[API-62] a picture is uploaded and shown, can be removed, and is saved with the profile', async ({
    page,
    signIn,
    mock,
  }) => {
    const saved = sentTo(page, '/auth/profile');
    await signIn('withoutProfile');
    await page.goto('auth/profile');
    await page.locator('input[type=file]').setInputFiles(PICTURE);
    await expect(main(page).getByRole('button', { name: 'Change picture' })).toBeVisible();
    await expect(main(page).locator('img')).toBeVisible();
    await press(page, 'Remove');
    await expect(main(page).locator('img')).toHaveCount(0);
    await page.locator('input[type=file]').setInputFiles(PICTURE);
    await expect(main(page).locator('img')).toBeVisible();
    await fillProfile(page);
    await expect(page).toHaveURL(/\/app\/explore$/);
    expect(saved).toEqual([
      expect.objectContaining({ image_id: expect.any(Number), birth_year: 1990, name: 'Era Hoxha' }),
    ]);
    expect((await mock.calls('uploadImage')).map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
      'POST /api/images 201',
      'POST /api/images 201',
    ]);
  });

  test('[ERR-06] a failed upload is reported beside the picture, and everything else stays', async ({
    page,
    signIn,
    mock,
    axe,
  }) => {
    await signIn('withoutProfile');
    await page.goto('auth/profile');
    await page.getByLabel('Name').fill('Era Hoxha');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(main(page).getByRole('alert')).toContainText('Error while uploading the images.');
    await axe();
    await mock.fail('uploadImage', 500);
    await page.locator('input[type=file]').setInputFiles(PICTURE);
    await expect.poll(async () => (await mock.calls('uploadImage')).length).toBe(1);
    await expect(main(page).getByRole('alert')).toContainText('Error while uploading the images.');
    await mock.scenario('default');
    await press(page, 'Try again');
    await expect(main(page).locator('img')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Era Hoxha');
  });

  test('a new number is saved after its code is entered', async ({ page, signIn }) => {
    await signIn('withoutProfile');
    await page.goto('auth/profile?returnTo=%2Faccount');
    await fillProfile(page, FREE);
    await expect(page).toHaveTitle('Enter the code · Fusha');
    await expect(main(page)).toContainText('+355 69 777 8899');
    await code(page).fill('123456');
    await expect(page).toHaveURL(/\/app\/account$/);
    await expect(main(page)).toContainText('+355 69 777 8899');
  });

  test('without its code a new number is not saved; an address outside the app is not followed (R7)', async ({
    page,
    signIn,
  }) => {
    await signIn('withoutProfile');
    await page.goto('auth/profile?returnTo=https%3A%2F%2Fevil.example%2Fapp');
    await fillProfile(page, FREE);
    const notNow = main(page).getByRole('link', { name: 'Not now' });
    await expect(notNow).toHaveAttribute('href', '/app/');
    await notNow.click();
    await expect(page).toHaveURL(/\/app\/explore$/);
    await saved(page);
    await page.goto('account');
    await expect(main(page)).toContainText('+355 69 000 0060');
  });

  test('that a number is another user’s is said to who has its code alone', async ({ page, signIn, allowConsole }) => {
    allowConsole(/status of 422/);
    await signIn('withoutProfile');
    await page.goto('auth/profile');
    await fillProfile(page, '690000001');
    await code(page).fill('123456');
    await expect(main(page).getByRole('alert')).toContainText('This phone number belongs to another account.');
    await saved(page);
    await page.goto('account');
    await expect(main(page)).toContainText('+355 69 000 0060');
  });

  test('cities that failed to load can be loaded again', async ({ page, signIn, mock }) => {
    await signIn('withoutProfile');
    await mock.fail('listCities', 500);
    const initialized = page.waitForRequest('**/api/realtime/online'); // initialization requests the cities again
    await page.goto('auth/profile');
    await expect(main(page).getByRole('alert')).toContainText('Something went wrong.');
    await initialized;
    await mock.scenario('default');
    await press(page, 'Try again');
    await fillProfile(page);
    await expect(page).toHaveURL(/\/app\/explore$/);
  });

  test('a draft is restored; a completed profile leaves none', async ({ page, signIn }) => {
    await signIn('withoutProfile');
    await page.goto('auth/profile');
    await page.getByLabel('Name').fill('Era Hoxha');
    await page.getByLabel('City').selectOption('Durrës');
    await page.reload();
    await expect(page.getByText('We kept what you typed.')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Era Hoxha');
    await expect(page.getByLabel('City').locator('option:checked')).toHaveText('Durrës');
    await fillProfile(page);
    await expect(page).toHaveURL(/\/app\/explore$/);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Era Hoxha');
  });
});
