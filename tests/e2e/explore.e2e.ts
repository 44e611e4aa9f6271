import { expect, test } from '../setup/fixtures.ts';

test('[RT-15] a guest sees tonight and the sports, and nothing that needs an account', async ({
  page,
  mock,
  assertSane,
}) => {
  await page.goto('explore');
  await expect(page).toHaveTitle('Explore · Fusha');
  await expect(page.getByRole('list', { name: 'Play tonight' })).toBeVisible();
  await assertSane();
  await expect(page.getByRole('heading', { name: 'Saved venues' })).toHaveCount(0);
  expect(await mock.calls('listBookings')).toEqual([]);
  for (const sport of ['Football', 'Basketball', 'Volleyball', 'Tennis'])
    await expect(page.getByRole('link', { name: sport, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Tennis', exact: true }).click();
  await expect(page).toHaveURL(/venues\?sport_id=4$/);
});

test('a player sees the next bookings, tonight in the own city, and the saved venues', async ({
  page,
  signIn,
  assertSane,
}) => {
  await signIn('player');
  await page.goto('explore');
  await expect(page.getByRole('list', { name: 'Play tonight in Tiranë' }).getByRole('listitem').first()).toContainText(
    'Tiranë',
  );
  await expect(page.getByRole('list', { name: 'Saved venues' }).getByRole('link').first()).toBeVisible();
  await assertSane();
  await page.getByRole('region', { name: 'Your next booking' }).getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/bookings\?booking=\d+/);
});

test('[VEN-02] removing a bookmark removes the venue from the saved ones', async ({ page, signIn }) => {
  await signIn('player');
  await page.goto('explore');
  const saved = page.getByRole('list', { name: 'Saved venues' });
  const name = (await saved.getByRole('link').first().textContent()) ?? '';
  await saved.getByRole('button', { name: `Bookmark ${name}` }).click();
  await expect(saved.getByRole('link', { name, exact: true })).toHaveCount(0);
});

test('everything the page shows is requested once @phone', async ({ page, signIn, mock }) => {
  await signIn('player');
  await page.goto('explore');
  await expect(page.getByRole('list', { name: 'Saved venues' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Play tonight in Tiranë' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your next booking' }).getByRole('listitem').first()).toBeVisible();
  const paths = (await mock.calls())
    .map(({ operation, path }) => `${operation} ${path}`)
    .filter((one) => /^(getMe|listBookings|listVenues) /.test(one));
  expect(paths).toHaveLength(4);
  expect(new Set(paths).size).toBe(4);
});

test('when tonight’s venues fail, the rest stays, and they can be retried', async ({ page, mock }) => {
  await mock.fail('listVenues', 503);
  await page.goto('explore');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tennis', exact: true })).toBeVisible();
  await mock.scenario('default');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Play tonight' }).getByRole('listitem').first()).toContainText(
    /Today 19:[03]0/,
  );
  await page.getByRole('link', { name: 'Show all: Play tonight' }).click();
  await expect(page).toHaveURL(/venues\?date=2026-11-24&available_time_slot_id=14$/);
});
