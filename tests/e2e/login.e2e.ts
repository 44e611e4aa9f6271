import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';
import { main, sentTo, signInHere, writesTo } from '../setup/sign-in-steps.ts';

test('[RT-19] [SEC-01] [SEC-02] [API-63] [ENT-49] signing in leads home and is stored as specified, signing out leaves nothing but the device id', async ({
  page,
  mock,
  assertSane,
}) => {
  const calls = writesTo(page, '/auth/');
  const sent = sentTo(page, '/auth/login');
  const left = sentTo(page, '/auth/logout');
  const kept = () =>
    page.evaluate(() => ({
      token: [localStorage.getItem('fusha-token') !== null, sessionStorage.getItem('fusha-token')],
      user: sessionStorage.getItem('fusha-user'),
      device: [localStorage.getItem('fusha-device-id'), sessionStorage.getItem('fusha-device-id')],
    }));
  await page.goto('auth/login');
  await expect(page.getByLabel('Phone prefix')).toHaveValue('+355');
  await assertSane();
  await signInHere(page);
  await expect(page).toHaveURL(/\/app\/explore$/);
  const first = await kept();
  const [id] = first.device;
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(first).toEqual({ token: [true, null], user: expect.stringContaining('Arben Hoxha'), device: [id, null] });
  expect(calls[0]).toBe('POST /auth/login base guest');
  await saved(page);
  await page.reload();
  await page.goto('account');

  await main(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  const prompt = page.getByRole('heading', { name: 'Sign in to see your account.' });
  await expect(prompt).toBeVisible();
  await saved(page);
  expect(await mock.calls('logout')).toHaveLength(1);
  expect(await kept()).toEqual({ token: [false, null], user: null, device: [id, null] });
  await page.reload();
  await expect(prompt).toBeVisible();

  await page.goto('auth/login');
  await signInHere(page);
  await expect(page).toHaveURL(/\/app\/explore$/);
  expect(sent).toMatchObject([{ device_id: id }, { device_id: id }]);
  expect(left).toMatchObject([{ device_id: id }]);
  expect((await kept()).device).toEqual([id, null]);
});
