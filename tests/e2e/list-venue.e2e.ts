import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { sentTo } from '../setup/sign-in-steps.ts';

const RESTORED = 'We kept what you typed.';
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'List your venue' });
const create = (page: Page) => dialog(page).getByRole('button', { name: 'Create venue' }).click();

async function fillIn(page: Page, name: string): Promise<void> {
  const form = dialog(page);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Phone number').fill('069 123 4567');
  await form.getByLabel('City').selectOption({ label: 'Korçë' });
  await form.getByLabel('Address').fill('Bulevardi i Ri 27');
}

test('[VEN-03] a player comes from the list of venues, creates a venue, and is at once its owner', async ({
  page,
  signIn,
  axe,
}) => {
  await signIn('player');
  await page.goto('venues');
  await page.getByRole('link', { name: 'List your venue' }).click();
  await expect(page).toHaveURL(/\/app\/account\?do=list-venue$/);
  const sent = sentTo(page, '/mod-venue/venue');
  await fillIn(page, 'Fusha e Bulevardit');
  await create(page);
  await expect(dialog(page).getByLabel('Latitude')).toHaveAccessibleDescription('Location is required.');
  expect(sent).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Put the pin in the middle of the map' }).click();
  await expect(dialog(page).getByLabel('Latitude')).toHaveValue(/^40\.6\d+$/);
  await axe();
  await create(page);
  await expect(page).toHaveURL(/\/app\/admin\/venue$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Fusha e Bulevardit' })).toBeVisible();
  await expect(page.getByText('Your venue is created.')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      module: 'base',
      name: 'Fusha e Bulevardit',
      phone_number: '691234567',
      is_bookable: false,
    }),
  ]);
  // what a new venue lacks leads to where it is added
  const missing = page.getByRole('list', { name: 'Before the review' });
  await expect(missing.getByRole('link', { name: /Add a logo/ })).toHaveAttribute(
    'href',
    '/app/admin/venue?view=photos',
  );
  await expect(page.getByRole('button', { name: 'Submit for review' })).toBeDisabled();
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/account$/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { pressed: true })).toContainText('Fusha e Bulevardit');
});

test('an owner lists another venue; a reload and another profile lose nothing of what is typed', async ({
  page,
  signIn,
}) => {
  await signIn('everyone');
  await page.goto('account?do=list-venue');
  await fillIn(page, 'Fusha e Dytë');
  await dialog(page).getByText('Enter coordinates').click();
  await dialog(page).getByLabel('Latitude').fill('40,61');
  await dialog(page).getByLabel('Longitude').fill('20.78');
  await page.reload();
  await expect(dialog(page).getByText(RESTORED)).toBeVisible();
  await expect(dialog(page).getByLabel('Address')).toHaveValue('Bulevardi i Ri 27');
  await page.keyboard.press('Escape');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Tenis Klub.*Venue/ })
    .click();
  await expect(page.getByText('You are now using')).toBeVisible();
  await page.goto('account');
  await page.getByRole('button', { name: 'List another venue' }).click();
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Fusha e Dytë');
  await expect(dialog(page).getByLabel('City').getByRole('option', { selected: true })).toHaveText('Korçë');
  await expect(dialog(page).getByLabel('Longitude')).toHaveValue('20.78');
  await create(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Fusha e Dytë' })).toBeVisible();
});

test('a guest who would list a venue is asked to sign in, and comes back to the form', async ({ page }) => {
  await page.goto('explore');
  await page.getByRole('link', { name: 'List your venue' }).click();
  await expect(page.getByText('Sign in to list your venue.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/app/auth/login?returnTo=%2Faccount%3Fdo%3Dlist-venue',
  );
  await expect(dialog(page)).toHaveCount(0);
});
