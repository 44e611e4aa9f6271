import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';

const list = (page: Page) => page.getByRole('list', { name: 'Venues', exact: true });
const cards = (page: Page) => list(page).getByRole('heading').getByRole('link');
const filter = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Filters' }).getByRole('button', { name });
/** Opens a filter and chooses one of its options; the panel closes. */
async function choose(page: Page, name: string, option: string): Promise<void> {
  await filter(page, new RegExp(`^${name}`)).click();
  await page.getByRole('dialog', { name }).getByRole('option', { name: option, exact: true }).click();
  await expect(page.getByRole('dialog', { name })).toHaveCount(0);
}
const count = (page: Page) => page.getByRole('main').getByRole('status').first();

test('[VEN-01] [RT-13] [SEC-09] [VEN-13] [VEN-14] [ENT-159] [ENT-160] a guest finds ten venues a page, from page 1', async ({
  page,
  mock,
  assertSane,
}) => {
  await page.goto('venues');
  await expect(page).toHaveTitle('Venues · Fusha');
  await expect(page.getByRole('heading', { level: 1, name: 'Venues' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search venues' })).toBeVisible();
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
});

test('[ENT-159] [ENT-178] [ENT-179] [API-15] one can page through the list, and the last page has no next', async ({
  page,
}) => {
  await page.goto('venues');
  await expect(cards(page)).toHaveCount(10);
  const total = Number.parseInt((await count(page).textContent()) ?? '', 10);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cards(page)).toHaveCount(total - 10);
  await expect(page.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page).toHaveURL(/venues$/);
  await expect(cards(page)).toHaveCount(10);
});

test('[ENT-165] the search runs after a pause or on Enter, and is kept in the address', async ({ page }) => {
  await page.goto('venues?page=2');
  const search = page.getByRole('searchbox', { name: 'Search venues' });
  await search.fill('arena');
  await expect(page).toHaveURL(/\/venues\?keywords=arena$/);
  await expect(cards(page).filter({ hasText: 'Arena Dajti' })).toBeVisible();
  await expect(cards(page).filter({ hasText: 'Fusha e Liqenit' })).toHaveCount(0);
  await search.fill('liqenit');
  await search.press('Enter');
  await expect(cards(page)).toHaveText(['Fusha e Liqenit']);
  await page.reload();
  await expect(search).toHaveValue('liqenit');
  await expect(cards(page)).toHaveText(['Fusha e Liqenit']);
});

test('[ENT-01] [ENT-41] [ENT-64] [ENT-65] [ENT-66] [ENT-67] [ENT-161] [ENT-180] [ENT-181] [API-18] [API-19] sport and city narrow the list', async ({
  page,
}) => {
  await page.goto('venues');
  await filter(page, 'Sport').click();
  await expect(page.getByRole('dialog', { name: 'Sport' }).getByRole('option')).toHaveText([
    'All sports',
    'Football',
    'Basketball',
    'Volleyball',
    'Tennis',
  ]);
  await page.keyboard.press('Escape');
  await expect(filter(page, 'Sport')).toBeFocused();
  await choose(page, 'Sport', 'Tennis');
  await expect(page).toHaveURL(/sport_id=\d/);
  await expect(cards(page).filter({ hasText: 'Tenis Klub' })).toBeVisible();
  await expect(cards(page).filter({ hasText: 'Fusha e Liqenit' })).toHaveCount(0);
  await choose(page, 'City', 'Tiranë');
  await expect(filter(page, 'City: Tiranë')).toBeFocused();
  await expect(cards(page)).toHaveText(['Tenis Klub Parku i Madh i Ri']);
  await page.goBack();
  await expect(filter(page, 'City')).toHaveText('City');
  await expect(filter(page, 'Sport: Tennis')).toHaveText('Tennis');
});

test('[ENT-36] [ENT-163] [ENT-164] with an hour chosen, only venues free at it are listed, each with that hour first', async ({
  page,
  mock,
}) => {
  await page.goto('venues');
  await filter(page, 'When').click();
  const panel = page.getByRole('dialog', { name: 'When' });
  await panel.getByRole('button', { name: 'Thursday, November 26, 2026' }).click();
  await expect(page).toHaveURL(/date=2026-11-26$/);
  await panel.getByRole('option', { name: '19:00' }).click();
  await expect(page).toHaveURL(/date=2026-11-26&available_time_slot_id=14/);
  // the cards for the day alone may show that hour too: wait for the answer for both
  await expect
    .poll(async () => (await mock.calls('listVenues')).at(-1)?.path)
    .toMatch(/date=2026-11-26.*available_time_slot_id=14/);
  await expect(list(page)).not.toHaveAttribute('aria-busy');
  await expect(list(page).getByRole('listitem').first()).toContainText(/Thu Nov 26 19:[03]0/);
  // the hour narrows the list further than the day does
  const atSeven = Number.parseInt((await count(page).textContent()) ?? '', 10);
  await filter(page, 'When: Thu, Nov 26 19:00').click();
  await panel.getByRole('option', { name: '19:00', selected: true }).click();
  await expect(page).toHaveURL(/date=2026-11-26$/);
  await expect.poll(async () => Number.parseInt((await count(page).textContent()) ?? '', 10)).toBeGreaterThan(atSeven);
});

test('tonight is two taps away, and any day one more @phone', async ({ page }) => {
  await page.goto('venues');
  await filter(page, 'When').tap();
  await page.getByRole('button', { name: 'Tonight' }).tap();
  await expect(page).toHaveURL(/venues\?date=2026-11-24&available_time_slot_id=14$/);
  await expect(filter(page, 'When: Today 19:00')).toBeFocused();
  await filter(page, /^When/).tap();
  await page.getByRole('dialog', { name: 'When' }).getByRole('button', { name: 'Any day' }).tap();
  await expect(page).toHaveURL(/venues$/);
});

test('the filters stay in sight, and the first card is near the top @phone', async ({ page }) => {
  await page.goto('venues');
  await expect(cards(page)).toHaveCount(10);
  const top = () => list(page).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(330);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect(filter(page, 'Sport')).toBeInViewport({ ratio: 1 });
});

test('the hour searched for is selected on the venue’s page, and visible', async ({ page }) => {
  await page.goto('venues?date=2026-11-26&available_time_slot_id=15&keywords=liqenit');
  await cards(page).filter({ hasText: 'Fusha e Liqenit' }).click();
  await expect(page).toHaveURL(/venue\/fusha-e-liqenit\?date=2026-11-26&.*slot=15/);
  await expect(page.getByRole('region', { name: 'Your selection' })).toContainText('20:00–21:00');
  const chosen = page.getByRole('list', { name: 'Courts' }).getByRole('button', { pressed: true });
  await expect(chosen).toHaveAccessibleName(/^20:00–21:00/);
  await expect(chosen).toBeInViewport({ ratio: 1 });
});

test('each free time on a card is a link to that time', async ({ page }) => {
  await page.goto('venues?date=2026-11-26&keywords=liqenit');
  const times = list(page)
    .getByRole('listitem')
    .first()
    .getByRole('link', { name: /^Thu Nov 26 \d\d:\d\d, Fusha e Liqenit$/ });
  await expect(times.nth(1)).toBeVisible();
  const [, hour] = /(\d\d:\d\d),/.exec((await times.nth(1).getAttribute('aria-label')) ?? '') ?? [];
  await expect
    .poll(async () => {
      const box = await times.nth(1).boundingBox();
      return Math.min(box?.width ?? 0, box?.height ?? 0);
    })
    .toBeGreaterThanOrEqual(44);
  await times.nth(1).click();
  await expect(page).toHaveURL(/venue\/fusha-e-liqenit\?date=2026-11-26&.*slot=\d+/);
  await expect(page.getByRole('region', { name: 'Your selection' })).toContainText(`${hour}–`);
});

test('[ENT-23] [ENT-166] facilities and online booking are chosen in the sheet, which counts them @phone', async ({
  page,
}) => {
  await page.goto('venues');
  await filter(page, 'More').click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('group', { name: 'Facilities' }).getByRole('button')).toHaveText([
    'Changing rooms',
    'Showers',
    'Free parking',
    'Coffee bar',
    'Spectator seating',
    'Wi-Fi',
    'Indoor court',
  ]);
  await sheet.getByRole('button', { name: 'Wi-Fi' }).click();
  await expect(sheet.getByRole('button', { name: 'Wi-Fi' })).toHaveAttribute('aria-pressed', 'true');
  await sheet.getByRole('button', { name: 'Online booking only' }).click();
  await sheet.getByRole('button', { name: /^Show \d+ venue/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/facilities=wifi&is_bookable=1$/);
  await expect(filter(page, 'More · 2 in use')).toBeFocused();
});

test('[VEN-02] [ENT-162] a saved venue is found under saved venues, after a reload too', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn('everyone');
  await page.goto('venues?keywords=morava');
  const heart = page.getByRole('button', { name: 'Bookmark Qendra Morava' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await saved(page);
  expect((await mock.calls('addVenueBookmark')).map(({ status }) => status)).toEqual([200]);
  await page.goto('venues?bookmark=1');
  await expect(cards(page).filter({ hasText: 'Qendra Morava' })).toBeVisible();
});

test('[AUTH-08] a guest who bookmarks, or looks for saved venues, is asked to sign in, and nothing is sent', async ({
  page,
  mock,
}) => {
  await page.goto('venues?bookmark=1');
  await expect(page.getByText('Sign in to see the venues you saved.')).toBeVisible();
  expect(await mock.calls('listVenues')).toEqual([]);
  await page.goto('venues');
  await page.getByRole('button', { name: 'Bookmark Arena Dajti' }).click();
  const prompt = page.getByRole('dialog', { name: 'Sign in to continue' });
  await expect(prompt.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(await mock.calls('addVenueBookmark')).toEqual([]);
});

test('a bookmark refused by the server is undone', async ({ page, signIn, mock }) => {
  await signIn('everyone');
  await page.goto('venues?keywords=morava');
  const heart = page.getByRole('button', { name: 'Bookmark Qendra Morava' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await mock.fail('addVenueBookmark', 500);
  await heart.click();
  await expect(page.getByText('Something went wrong.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('the map: pins work by keyboard, groups open, the chosen venue stands below', async ({ page }) => {
  await page.goto('venues?city_id=1');
  await page.getByRole('link', { name: 'Map' }).click();
  await expect(page).toHaveURL(/view=map/);
  const map = page.getByRole('group', { name: 'Map of the venues' });
  await expect(map.getByRole('button').first()).toBeVisible();
  const group = map.getByRole('button', { name: /venues here, zoom in$/ });
  for (let left = await group.count(); left > 0; left = await group.count()) await group.first().press('Enter');
  const pin = map.getByRole('button', { name: /^Fusha e Liqenit, from ALL/ });
  await pin.press('Enter');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').getByRole('link', { name: 'Fusha e Liqenit', exact: true })).toHaveAttribute(
    'href',
    /venue\/fusha-e-liqenit/,
  );
});

test('on a wide screen list and map stand side by side, and show the same venue', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('venues?city_id=1');
  const map = page.getByRole('group', { name: 'Map of the venues' });
  const group = map.getByRole('button', { name: /venues here, zoom in$/ });
  await expect(map.getByRole('button').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Map', exact: true })).toHaveCount(0);
  for (let left = await group.count(); left > 0; left = await group.count()) await group.first().press('Enter');
  const pin = map.getByRole('button', { name: /^Fusha e Liqenit, from ALL/ });
  const link = cards(page).filter({ hasText: 'Fusha e Liqenit' });
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
  await link.hover();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
  await pin.press('Enter');
  await expect(link).toBeFocused();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
});

test('on a wide screen the map holds what the other pages of the list hold, and a pin leads to a venue there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('venues');
  await expect(page.getByRole('status').filter({ hasText: '14 venues' })).toBeVisible();
  await expect(cards(page).filter({ hasText: 'Tomorri Fitness & Sport' })).toHaveCount(0);
  const map = page.getByRole('group', { name: 'Map of the venues' });
  await expect(map.getByRole('button', { name: '8 venues here, zoom in' })).toBeVisible();
  await map.getByRole('button', { name: /^Tomorri Fitness & Sport, from ALL/ }).press('Enter');
  await expect(page).toHaveURL(/\/venue\/tomorri-fitness-sport$/);
});

test('the position is requested only when sorting by distance', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 42.0683, longitude: 19.5126 });
  await page.goto('venues?panel=filters');
  await page.getByLabel('Sort by').selectOption('distance');
  await expect(page).toHaveURL(/sort=distance&lat=42.068&lng=19.513/);
  await expect(list(page).getByRole('listitem').first()).toContainText('Shkodër');
});

test('a field that the keyboard reaches has one ring, around its box', async ({ page }) => {
  await page.goto('venues');
  const field = page.getByRole('searchbox', { name: 'Search venues' });
  await field.press('a');
  await expect(field).toHaveCSS('outline-style', 'none');
  await expect(field.locator('..')).toHaveCSS('outline-style', 'solid');
});
