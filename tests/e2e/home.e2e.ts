import { expect, test } from '../setup/fixtures.ts';

test('a guest goes from sport, city and hour to the venues that fit', async ({ page, assertSane }) => {
  await page.goto('');
  await expect(page).toHaveTitle('Find a court · Fusha');
  await expect(page.getByRole('heading', { level: 1, name: 'Find a court. Book it. Play.' })).toBeVisible();
  await assertSane();
  const form = page.getByRole('form', { name: 'Find a court' });
  await form.getByLabel('Sport').selectOption({ label: 'Football' });
  await form.getByLabel('City').selectOption({ label: 'Shkodër' });
  await form.getByLabel('Date').fill('2026-11-27');
  await form.getByLabel('Time').selectOption({ label: '10:00–11:00' });
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/venues\?sport_id=\d&city_id=\d+&date=2026-11-27&available_time_slot_id=5$/);
  await expect(page.getByRole('list', { name: 'Venues', exact: true })).toBeVisible();
});

test('venues that are free tonight', async ({ page, mock }) => {
  await page.goto('');
  const tonight = page.getByRole('list', { name: 'Free tonight' });
  await expect(tonight.getByRole('listitem').first()).toContainText(/Today 19:[03]0/);
  expect((await mock.calls('listVenues'))[0]?.path).toContain('available_time_slot_id=14');
  await page.getByRole('link', { name: 'All venues free at 19:00' }).click();
  await expect(page).toHaveURL(/venues\?date=2026-11-24&available_time_slot_id=14$/);
});

test('a failure of tonight leaves the rest standing, and is tried again', async ({ page, mock }) => {
  await mock.fail('listVenues', 503);
  await page.goto('');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await mock.scenario('default');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Free tonight' })).toBeVisible();
});
