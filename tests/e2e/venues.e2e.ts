import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';
import { signInHere } from '../setup/sign-in-steps.ts';
import { personas } from '../setup/personas.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Venues', exact: true });
const cards = (page: Page) => list(page).getByRole('heading').getByRole('link');

test('[VEN-01] [RT-13] [SEC-09] [VEN-13] [VEN-14] [ENT-159] [ENT-160] a guest finds ten venues a page, searches, and finds them again after a reload', async ({
  page,
  mock,
  assertSane,
}) => {
  await page.goto('venues');
  await expect(page).toHaveTitle('Venues · Fusha');
  await expect(page.getByRole('heading', { level: 1, name: 'Venues' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Filters' }).getByRole('button')).toHaveText([
    'Sport',
    'City',
    'When',
    'Price',
    'More',
  ]);
  await expect(cards(page)).toHaveCount(10);
  await expect(cards(page).filter({ hasText: 'Fusha e Liqenit' })).toHaveAccessibleName('Fusha e Liqenit');
  const [first, ...more] = await mock.calls('listVenues');
  expect(more, 'what the start script asked for is not asked for again').toEqual([]);
  expect(first?.path).toMatch(/[?&]page=1(&|$)/);
  expect(first?.path).toMatch(/[?&]per_page=10(&|$)/);
  await assertSane();

  const search = page.getByRole('searchbox', { name: 'Search venues' });
  await search.fill('liqenit');
  await search.press('Enter');
  await expect(cards(page)).toHaveText(['Fusha e Liqenit']);
  await page.reload();
  await expect(search).toHaveValue('liqenit');
  await expect(cards(page)).toHaveText(['Fusha e Liqenit']);
});

test('the hour searched for, or pressed on a card, is selected on the venue’s page, and visible', async ({ page }) => {
  const selection = page.getByRole('region', { name: 'Your selection' });
  await page.goto('venues?date=2026-11-26&available_time_slot_id=15&keywords=liqenit');
  await cards(page).filter({ hasText: 'Fusha e Liqenit' }).click();
  await expect(page).toHaveURL(/venue\/fusha-e-liqenit\?date=2026-11-26&.*slot=15/);
  await expect(selection).toContainText('20:00–21:00');
  const chosen = page.getByRole('list', { name: 'Courts' }).getByRole('button', { pressed: true });
  await expect(chosen).toHaveAccessibleName(/^20:00–21:00/);
  await expect(chosen).toBeInViewport({ ratio: 1 });

  await page.goto('venues?date=2026-11-26&keywords=liqenit');
  const times = list(page).getByRole('link', { name: /^Thu Nov 26 \d\d:\d\d, Fusha e Liqenit$/ });
  await expect(times.nth(1)).toBeVisible();
  const [, hour] = /(\d\d:\d\d),/.exec((await times.nth(1).getAttribute('aria-label')) ?? '') ?? [];
  await times.nth(1).click();
  await expect(page).toHaveURL(/venue\/fusha-e-liqenit\?date=2026-11-26&.*slot=\d+/);
  await expect(selection).toContainText(`${hour}–`);
});

test('[AUTH-08] [VEN-02] [ENT-162] a guest who bookmarks is asked to sign in; then the venue is saved, after a reload too', async ({
  page,
  mock,
}) => {
  await page.goto('venues?keywords=morava');
  const heart = page.getByRole('button', { name: 'Bookmark Qendra Morava' });
  await heart.click();
  await page.getByRole('dialog', { name: 'Sign in to continue' }).getByRole('link', { name: 'Sign in' }).click();
  await signInHere(page, personas.everyone);
  await expect(page).toHaveURL(/\/app\/venues\?keywords=morava$/);
  expect(await mock.calls('addVenueBookmark')).toEqual([]);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await saved(page);
  await page.goto('venues?bookmark=1');
  await expect(cards(page).filter({ hasText: 'Qendra Morava' })).toBeVisible();
});
