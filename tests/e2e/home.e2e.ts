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

test('without a choice the search leads to what is free today, and nothing is asked for before it', async ({
  page,
  mock,
}) => {
  await page.goto('');
  await page.getByRole('button', { name: 'Search' }).isEnabled();
  expect(await mock.calls('listVenues')).toEqual([]);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/venues\?date=2026-11-24$/);
  await expect(page.getByRole('list', { name: 'Venues', exact: true }).getByRole('listitem').first()).toContainText(
    /Today \d\d:[03]0/,
  );
});
