import { expect, test } from '../setup/fixtures.ts';

test('a player sees the next bookings, tonight in the own city, and the saved venues; each is requested once @phone', async ({
  page,
  signIn,
  mock,
  assertSane,
}) => {
  await signIn('player');
  await page.goto('explore');
  await expect(page).toHaveTitle('Explore · Fusha');
  const bookings = page.getByRole('region', { name: 'Your next booking' }).getByRole('listitem');
  await expect(bookings.first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Play tonight in Tiranë' }).getByRole('listitem').first()).toContainText(
    'Tiranë',
  );
  await expect(page.getByRole('list', { name: 'Saved venues' }).getByRole('link').first()).toBeVisible();
  await assertSane();
  const paths = (await mock.calls())
    .map(({ operation, path }) => `${operation} ${path}`)
    .filter((one) => /^(getMe|listBookings|listVenues) /.test(one));
  expect(paths).toHaveLength(4);
  expect(new Set(paths).size).toBe(4);
  await bookings.first().getByRole('link').click();
  await expect(page).toHaveURL(/bookings\?booking=\d+/);
});
