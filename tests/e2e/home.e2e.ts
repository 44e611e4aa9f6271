import { expect, test } from '../setup/fixtures.ts';

test('a guest goes from sport, city and day to the venues that fit', async ({ page, assertSane }) => {
  await page.goto('');
  await expect(page).toHaveTitle('Find a court · Fusha');
  await expect(page.getByRole('heading', { level: 1, name: 'Find a court. Book it. Play.' })).toBeVisible();
  await assertSane();
  const form = page.getByRole('form', { name: 'Find a court' });
  await form.getByLabel('Sport').selectOption({ label: 'Football' });
  await form.getByLabel('City').selectOption({ label: 'Shkodër' });
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/venues\?sport_id=\d&city_id=\d+$/);
  await expect(page.getByRole('list', { name: 'Venues', exact: true })).toBeVisible();
  await page.goBack();
  await form.getByLabel('Sport').selectOption({ label: 'Football' });
  await form.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(page).toHaveURL(/venues\?sport_id=\d&date=2026-11-25$/);
  await expect(page.getByRole('list', { name: 'Venues', exact: true })).toBeVisible();
});

test('tonight, tomorrow and the weekend are one tap away', async ({ page, mock }) => {
  await page.goto('');
  const days = page.getByRole('group', { name: 'Free soon' }).getByRole('button');
  await expect(days).toHaveText(['Tonight', 'Tomorrow', 'Weekend']);
  expect(await mock.calls('listVenues')).toEqual([]);
  await days.first().click();
  await expect(page).toHaveURL(/venues\?date=2026-11-24&available_time_slot_id=14$/);
  await expect(page.getByRole('list', { name: 'Venues', exact: true }).getByRole('listitem').first()).toContainText(
    /Today 19:[03]0/,
  );
});
