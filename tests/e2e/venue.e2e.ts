import { expect, test } from '../setup/fixtures.ts';

const venue = 'venue/fusha-e-liqenit';
const thursday = `${venue}?date=2026-11-26`;

test('[VEN-01] [BK-10] [RT-49] [API-16] [SEC-09] a guest sees the venue, its rules before booking, and its times', async ({
  page,
  assertSane,
}) => {
  await page.goto(thursday);
  await expect(page.getByRole('heading', { level: 1, name: 'Fusha e Liqenit' })).toBeVisible();
  await expect(page).toHaveTitle('Fusha e Liqenit · Fusha');
  await expect(page.getByRole('heading', { name: 'Booking rules' })).toBeVisible();
  await expect(page.getByText('Cancel for free up to 24 hours before the start.', { exact: true })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Fusha e Liqenit on the map of Albania' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+355\d+$/);
  await expect(page.getByRole('link', { name: 'Directions' }).first()).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=\d/,
  );
  await expect(page.getByRole('button', { name: 'Thursday, November 26, 2026' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  const slots = page.getByRole('list', { name: 'Courts' }).getByRole('button');
  const named = page
    .getByRole('list', { name: 'Courts' })
    .getByRole('button', { name: /^\d\d:\d\d–\d\d:\d\d (ALL [\d,]+|taken)$/ });
  await expect(slots.first()).toBeVisible();
  expect(await slots.count()).toBeGreaterThan(20);
  await expect(named).toHaveCount(await slots.count());
  await assertSane();
});

test('the day is in the address, and a taken time cannot be chosen', async ({ page }) => {
  await page.goto(venue);
  const day = page.getByRole('button', { name: 'Thursday, November 26, 2026' });
  await day.click();
  await expect(page).toHaveURL(/date=2026-11-26/);
  await expect(day).toHaveAttribute('aria-pressed', 'true'); // the address changes before the page does
  const taken = page.getByRole('button', { name: /taken$/ }).first();
  await expect(taken).toBeDisabled();
  const chosen: string[] = [];
  page.on('framenavigated', (frame) => chosen.push(new URL(frame.url()).search));
  await taken.click({ force: true });
  await page
    .getByRole('button', { name: /^\d\d:\d\d–\d\d:\d\d ALL/ })
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Your selection' })).toBeVisible();
  expect(chosen).toEqual([expect.stringMatching(/slot=\d+$/)]); // the free one alone
});

test('up to three times in a row are chosen by pressing neighbours', async ({ page }) => {
  await page.goto(`${venue}?date=2026-11-26&court=2&slot=13`);
  const selection = page.getByRole('region', { name: 'Your selection' });
  const court = page.getByRole('group', { name: 'Fusha 2' });
  await expect(selection).toContainText('18:00–19:00');
  await court.getByRole('button', { name: /^19:00–20:00/ }).click();
  await expect(selection).toContainText('18:00–20:00');
  await court.getByRole('button', { name: /^20:00–21:00/ }).click();
  await expect(selection).toContainText('18:00–21:00');
  await expect(selection).toContainText('3 slots');
  await expect(page).toHaveURL(/slot=13&slots=3/);
});

test('[ERR-10] [ERR-11] the link is copied, and a clipboard that refuses is told', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(thursday);
  await page.getByRole('button', { name: 'Share venue' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied to clipboard.' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/app\/venue\/fusha-e-liqenit$/);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.getByRole('button', { name: 'Share venue' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Unable to copy link.' })).toBeVisible();
});

test('[RT-10] a public slug opens its venue; capital letters in an address lead to its own', async ({ page }) => {
  await page.goto('venue/Fusha-E-Liqenit?date=2026-11-26');
  await expect(page.getByRole('heading', { level: 1, name: 'Fusha e Liqenit' })).toBeVisible();
  await expect(page).toHaveURL(/\/venue\/fusha-e-liqenit\?date=2026-11-26$/);
  await page.goto('FUSHA-e-liqenit');
  await expect(page.getByRole('heading', { level: 1, name: 'Fusha e Liqenit' })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/fusha-e-liqenit$/);
  await expect(page.getByRole('list', { name: 'Courts' })).toBeVisible();
});
