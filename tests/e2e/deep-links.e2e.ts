import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { NOW, personas } from '../setup/personas.ts';
import { signInHere } from '../setup/sign-in-steps.ts';

interface KeptUser {
  profiles: { type: string; entity_id: number; name: string }[];
}
/** The team of the demo user with every kind of profile. */
const teamOf = async (page: Page) => {
  const kept = await page.evaluate(() => sessionStorage.getItem('fusha-user'));
  const team = (JSON.parse(kept ?? '{"profiles":[]}') as KeptUser).profiles.find(({ type }) => type === 'team'); // written by the app
  if (!team) throw new Error('this persona has no team');
  return team;
};
/** Sends them one after another, without waiting. */
const openUrl = (page: Page, ...urls: unknown[]) =>
  page.evaluate((values) => {
    for (const url of values) window.dispatchEvent(new CustomEvent('fusha:open-url', { detail: { url } }));
  }, urls);
const warnings = (page: Page): string[] => {
  const heard: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && heard.push(message.text()));
  return heard;
};
/** Links are received from the start and queued until the app is ready. */
const open = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};
/** For 500 ms after a link further ones are skipped; the page's clock must be installed. */
const openNext = async (page: Page, ...urls: unknown[]) => {
  await page.clock.runFor(500);
  await openUrl(page, ...urls);
};

test('[DL-01] [DL-02] [DL-03] [DL-04] [DL-07] [DL-09] a link from the native wrapper opens its page without a page load: of two in 500 ms the first, and none that cannot be opened', async ({
  page,
}) => {
  const heard = warnings(page);
  await page.clock.install({ time: NOW });
  await open(page, 'explore');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const shown: string[] = [];
  page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname));
  await openUrl(page, '/app/venues?city_id=1#results'); // from now on links are no longer queued
  await expect(page).toHaveURL(/\/app\/venues\?city_id=1#results$/);
  await openNext(page, new URL('/app/bookings', page.url()).href, '/app/auth/login');
  await expect(page).toHaveURL(/\/app\/bookings$/);
  await openNext(page, '/app/explore');
  await expect(page).toHaveURL(/\/app\/explore$/);

  await openNext(
    page,
    'not a url',
    'https://evil.example/app/venues',
    '/app//evil.example',
    'javascript:alert(1)',
    '/app/no/such/page',
    5,
    null,
  );
  await expect.poll(() => heard.filter((text) => text.startsWith('Link ignored')).length).toBe(7);
  await expect(page).toHaveURL(/\/app\/explore$/);
  await expect(page.getByText('Page not found')).toHaveCount(0);
  expect(shown).toEqual(['/app/venues', '/app/bookings', '/app/explore']);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('[DL-06] [DL-08] a link that arrives during start-up waits and is then opened', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.pathname.endsWith('/explore'))
      addEventListener('load', () =>
        dispatchEvent(new CustomEvent('fusha:open-url', { detail: { url: '/app/venues' } })),
      );
  });
  await page.goto('explore');
  await expect(page).toHaveURL(/\/app\/venues$/);
});

test('[MOD-04] [MOD-05] [MOD-06] [MOD-07] [MOD-14] a link for another of my profiles switches the module and removes its two parameters; one that fits none causes a warning, and they stay', async ({
  page,
  signIn,
}) => {
  const heard = warnings(page);
  const active = (name: RegExp) => page.getByRole('main').getByRole('button', { name });
  await signIn('everyone');
  await page.goto('account?switch_module=team&switch_entity_id=987654');
  await expect.poll(() => heard.filter((text) => text.startsWith('No profile of yours fits')).length).toBe(1);
  await expect(page).toHaveURL(/switch_module=team&switch_entity_id=987654$/);
  await expect(active(/Player.*Active/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /profile/i })).toHaveCount(0);

  await page.goto('account');
  await expect(active(/Player.*Active/)).toBeVisible();
  const team = await teamOf(page);
  await page.goto(`account?switch_module=team&a=1&switch_entity_id=${team.entity_id}#h`);
  await expect(active(/Team.*Active/)).toBeVisible();
  await expect(page).toHaveURL(/\/app\/account\?a=1#h$/);
  // going back leads to the page before, not to the address with the parameters
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/account$/);
});

test('[MOD-13] a guest keeps both parameters, and they apply after signing in', async ({
  page,
  signIn,
  context,
  mock,
}) => {
  await signIn('everyone');
  await page.goto('account');
  await expect(page.getByRole('main').getByRole('button', { name: /Player.*Active/ })).toBeVisible();
  const team = await teamOf(page);
  await page.evaluate(() => {
    localStorage.removeItem('fusha-token');
    sessionStorage.clear();
  });
  const guest = await context.newPage();
  await page.close();
  const sports = (await mock.calls('listSports')).length;
  await guest.goto(`account?switch_module=team&switch_entity_id=${team.entity_id}`);
  // the last step of initialization
  await expect.poll(async () => (await mock.calls('listSports')).length).toBeGreaterThan(sports);
  await expect(guest).toHaveURL(/switch_module=team/);
  await guest.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
  await signInHere(guest, personas.everyone);
  await expect(guest.getByRole('main').getByRole('button', { name: /Team.*Active/ })).toBeVisible();
  await expect(guest).toHaveURL(/\/app\/account$/);
});
