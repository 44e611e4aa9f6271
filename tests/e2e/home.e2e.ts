import { expect, test } from '../setup/fixtures.ts';

test('a guest goes from sport, city and hour to the venues that fit', async ({ page, assertSane }) => {
  await page.goto('');
  await expect(page).toHaveTitle('Find a court · Fusha');
  await expect(page.getByRole('heading', { level: 1, name: 'Find a court. Book it. Play.' })).toBeVisible();
  await assertSane();
  const form = page.getByRole('form', { name: 'Find a court' });
  await form.getByLabel('Sport').selectOption({ label: 'Football' });
  await form.getByLabel('City').selectOption({ label: 'Shkodër' });
  await form.getByRole('textbox', { name: 'Date' }).fill('11/27/2026');
  await form.getByLabel('Time').selectOption({ label: '10:00–11:00' });
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/venues\?sport_id=\d&city_id=\d+&date=2026-11-27&available_time_slot_id=5$/);
  await expect(page.getByRole('list', { name: 'Venues', exact: true })).toBeVisible();
});

test('tonight, tomorrow and the weekend are one tap away', async ({ page, mock }) => {
  await page.goto('');
  const days = page.getByRole('navigation', { name: 'Free soon' }).getByRole('link');
  await expect(days).toHaveText(['Tonight', 'Tomorrow', 'Weekend']);
  expect(await mock.calls('listVenues')).toEqual([]);
  await days.first().click();
  await expect(page).toHaveURL(/venues\?date=2026-11-24&available_time_slot_id=14$/);
  await expect(page.getByRole('list', { name: 'Venues', exact: true }).getByRole('listitem').first()).toContainText(
    /Today 19:[03]0/,
  );
});
