import { expect, test } from '../setup/fixtures.ts';
import { PICTURE, fillProfile, main, press, sentTo } from '../setup/sign-in-steps.ts';

test('[API-62] [ERR-06] a picture whose upload failed is reported beside it; it is sent again, removed, chosen anew, and saved with the profile', async ({
  page,
  signIn,
  mock,
  axe,
}) => {
  const sent = sentTo(page, '/auth/profile');
  const uploads = async () => (await mock.calls('uploadImage')).map(({ method, path }) => `${method} ${path}`);
  const picture = page.locator('input[type=file]');
  const failed = main(page).getByRole('alert').filter({ hasText: 'Error while uploading the images.' });
  await signIn('withoutProfile');
  await page.goto('auth/profile');
  await page.getByLabel('Name').fill('Era Hoxha');
  await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(failed).toBeVisible();
  await axe();
  expect(await uploads(), 'no picture is not sent').toEqual([]);
  await mock.fail('uploadImage', 500);
  await picture.setInputFiles(PICTURE);
  await expect.poll(uploads).toEqual(['POST /api/images']);
  await expect(failed).toBeVisible();
  await mock.scenario('default');
  await press(page, 'Try again');
  await expect(main(page).locator('img')).toBeVisible();
  await expect(failed).toHaveCount(0);
  await expect(page.getByLabel('Name')).toHaveValue('Era Hoxha');

  await expect(main(page).getByRole('button', { name: 'Change picture' })).toBeVisible();
  await press(page, 'Remove');
  await expect(main(page).locator('img')).toHaveCount(0);
  await picture.setInputFiles(PICTURE);
  await expect(main(page).locator('img')).toBeVisible();
  await expect.poll(uploads).toHaveLength(3);
  await fillProfile(page);
  await expect(page).toHaveURL(/\/app\/explore$/);
  expect(sent).toEqual([
    expect.objectContaining({ image_id: expect.any(Number), birth_year: 1990, name: 'Era Hoxha' }),
  ]);
});
