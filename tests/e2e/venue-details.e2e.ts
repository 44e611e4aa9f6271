import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';
import { sentTo } from '../setup/sign-in-steps.ts';

/** The owner's venue with three courts, and their draft, which has one. */
const LIQENI = '?switch_module=venue&switch_entity_id=1';
const DRILON = '?switch_module=venue&switch_entity_id=17';

/** The words beside the venue's name. */
const status = (page: Page) => page.getByRole('main').locator('header');
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

test('[VEN-03] the owner moves the pin by keyboard and by a press; only what differs is sent', async ({
  page,
  signIn,
  language,
}) => {
  await signIn('owner');
  await language('en');
  await page.goto(`admin/venue${LIQENI}`);
  await page.getByRole('tab', { name: 'Details' }).click();
  const latitude = page.getByLabel('Latitude');
  const before = await latitude.inputValue();
  await page.getByRole('button', { name: /^Pin of the venue/ }).press('ArrowUp');
  await expect.poll(async () => Number(await latitude.inputValue())).toBeGreaterThan(Number(before));
  const stepped = await latitude.inputValue();
  await page.getByRole('group', { name: 'Map of the location' }).click({ position: { x: 60, y: 200 } });
  await expect.poll(async () => Number(await latitude.inputValue())).toBeLessThan(Number(stepped));
  const put = {
    latitude: Number(await latitude.inputValue()),
    longitude: Number(await page.getByLabel('Longitude').inputValue()),
  };
  const sent = sentTo(page, '/mod-venue/venue/1');
  await page.getByLabel('Name').fill('Fusha e Liqenit të Madh');
  await save(page);
  await expect(page.getByText('The details are saved.')).toBeVisible();
  expect(sent.filter(Boolean)).toEqual([{ module: 'venue', name: 'Fusha e Liqenit të Madh', ...put }]);
  await expect(page.getByRole('heading', { level: 1, name: 'Fusha e Liqenit të Madh' })).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(latitude).toHaveValue(String(put.latitude));
  await expect(page.getByText('We kept what you typed.')).toHaveCount(0);
});

test('[ERR-09] [BK-09] a venue without a court takes no bookings: the switch says why', async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(/status of 409/);
  await signIn('player');
  await page.goto('account?do=list-venue');
  const form = page.getByRole('dialog', { name: 'List your venue' });
  await form.getByLabel('Name').fill('Pa fusha');
  await form.getByLabel('Phone number').fill('0691234567');
  await form.getByLabel('Address').fill('Rr. e Re 1');
  await form.getByText('Enter coordinates').click();
  await form.getByLabel('Latitude').fill('41.33');
  await form.getByLabel('Longitude').fill('19.82');
  await form.getByRole('button', { name: 'Create venue' }).click();
  await page.getByRole('tab', { name: 'Details' }).click();
  await page.getByRole('switch', { name: 'Accept online bookings' }).click();
  await save(page);
  await expect(page.getByRole('switch')).toHaveAccessibleDescription(
    /You need to add a court before accepting bookings\.$/,
  );
  await expect(page.getByRole('switch')).toBeChecked();
});

test('[VEN-05] [VEN-19] a published venue is unpublished and published again; players find it only then', async ({
  page,
  signIn,
  language,
  secondUser,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await signIn('owner');
  await language('en');
  const { page: other } = await secondUser();
  await page.goto(`admin/venue${LIQENI}`);
  await expect(page.getByRole('list', { name: 'Figures of the week' })).toContainText('bookings today');
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page
    .getByRole('alertdialog', { name: 'Unpublish the venue?' })
    .getByRole('button', { name: 'Unpublish' })
    .click();
  await expect(status(page).getByText('Unpublished', { exact: true })).toBeVisible();
  await other.goto('venue/fusha-e-liqenit');
  await expect(other.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish again' }).click();
  await expect(status(page).getByText('Published', { exact: true })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'Fusha e Liqenit' })).toBeVisible();
});

test('[VEN-05] a complete draft is submitted and withdrawn', async ({ page, signIn, language }) => {
  await signIn('owner');
  await language('en');
  await page.goto(`admin/venue${DRILON}`);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(status(page).getByText('In review', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page
    .getByRole('alertdialog', { name: 'Withdraw from review?' })
    .getByRole('button', { name: 'Withdraw' })
    .click();
  await expect(status(page).getByText('Unpublished', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit for review' })).toBeEnabled();
});
