import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { openOwnVenue } from '../setup/managed-venue.ts';
import { saved } from '../setup/saved.ts';
import { PICTURE, sentTo } from '../setup/sign-in-steps.ts';

const photos = (page: Page) => page.getByRole('list', { name: 'Photos', exact: true }).getByRole('listitem');
const ids = (page: Page) => photos(page).evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-item'))));
const choose = (page: Page, ...names: string[]) =>
  page.locator('input[type=file][multiple]').setInputFiles(names.map((name) => Object.assign({}, PICTURE, { name })));

test('[ENT-111] [ENT-116] [API-62] two photos at once, ordered by keys; the order stays, and a player sees them', async ({
  page,
  signIn,
  language,
  secondUser,
  axe,
}) => {
  await signIn('owner');
  await language('en'); // the owner's own is Albanian
  await openOwnVenue(page, 'Photos');
  const sent = sentTo(page, '/mod-venue/venue/1');
  await choose(page, 'one.png', 'two.png');
  await expect(photos(page)).toHaveCount(2);
  const [first, second] = await ids(page);
  await page.getByRole('button', { name: 'Move photo 2' }).press('ArrowLeft');
  await expect.poll(() => ids(page)).toEqual([second, first]);
  await expect(page.getByRole('button', { name: 'Move photo 1' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'The photo is now the cover.' })).toHaveCount(1);
  await axe();
  await saved(page);
  expect(sent).toEqual([
    { module: 'venue', images: [first] },
    { module: 'venue', images: [first, second] },
    { module: 'venue', images: [second, first] },
  ]);

  await page.reload();
  await expect(photos(page)).toHaveCount(2);
  expect(await ids(page)).toEqual([second, first]);
  const cover = await photos(page).first().getByRole('img').getAttribute('src');
  const player = await secondUser('player');
  await player.page.goto('venue/fusha-e-liqenit');
  const seen = player.page.getByRole('img', { name: 'Photo 1 of Fusha e Liqenit' });
  await expect(seen).toBeVisible();
  await expect(seen).toHaveAttribute('src', cover ?? '');
});

test('[ERR-06] a text that is called a picture is refused before it is sent; a failed upload is tried again', async ({
  page,
  signIn,
  language,
  mock,
}) => {
  await signIn('owner');
  await language('en'); // the owner's own is Albanian
  await openOwnVenue(page, 'Photos');
  await page.locator('input[type=file][multiple]').setInputFiles({
    name: 'court.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('This is not a picture.'),
  });
  const rows = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(rows).toContainText('Error while uploading the images. Only jpeg, png and webp pictures can be used.');
  await expect(rows.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  expect(await mock.calls('uploadImage')).toEqual([]);
  await page.getByRole('button', { name: 'Remove court.jpg from the list' }).click();

  await mock.fail('uploadImage', 500);
  await choose(page, 'court.png');
  await expect(rows.getByRole('alert')).toHaveText('Error while uploading the images.');
  await mock.scenario('default');
  await rows.getByRole('button', { name: 'Try again' }).click();
  await expect(photos(page)).toHaveCount(1);
  await expect(rows).toHaveCount(0);
});

test('[API-30] [ENT-110] [ENT-115] a photo and the logo are removed, and stay so', async ({
  page,
  signIn,
  language,
  mock,
}) => {
  await signIn('owner');
  await language('en'); // the owner's own is Albanian
  await openOwnVenue(page, 'Photos');
  await choose(page, 'court.png');
  await expect(photos(page)).toHaveCount(1);
  await page.locator('input[type=file]:not([multiple])').setInputFiles(PICTURE);
  await expect(page.getByRole('button', { name: 'Change logo' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Choose logo' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for photo 1' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The photo is removed.' })).toBeVisible();
  await expect(photos(page)).toHaveCount(0);
  await saved(page);
  expect((await mock.calls('deleteVenueImage')).map(({ status }) => status)).toEqual([200]);
  expect((await mock.calls('updateVenue')).map(({ request }) => request)).toEqual([
    { module: 'venue', images: [expect.any(Number)] },
    { module: 'venue', image: expect.any(Number) },
    { module: 'venue', image: null },
  ]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose logo' })).toBeVisible();
  await expect(photos(page)).toHaveCount(0);
});

test('closing the tab during an upload asks first', async ({ page, signIn, language, mock }) => {
  await signIn('owner');
  await language('en'); // the owner's own is Albanian
  await openOwnVenue(page, 'Photos');
  await mock.fail('uploadImage', 'held');
  await choose(page, 'court.png');
  await expect(page.getByRole('progressbar', { name: 'court.png' })).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await page.getByRole('heading', { name: 'Photos' }).click(); // a page that nobody has touched may not ask
  const closed = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closed;
  await expect(page.getByRole('progressbar', { name: 'court.png' })).toBeVisible();
  await mock.scenario('default');
  await saved(page); // what was held is answered
});
