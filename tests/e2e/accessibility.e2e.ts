import { expect, test } from '../setup/fixtures.ts';
import { focusProblem } from '../setup/geometry.ts';
import type { Persona } from '../setup/personas.ts';

// Stories check every state of a page with axe, contrast in both themes, sizes and text at 200 %.

/** Thursday 19:00 on the first court: week 3 is taken, week 6 is closed. */
const weekly = 'venue/fusha-e-liqenit?date=2026-11-26&court=1&slot=14&weekly=1&book=1';

const stops: { name: string; address: string; as?: Persona; isDialog?: true }[] = [
  { name: 'venues', address: 'venues' },
  { name: 'venue', address: 'venue/fusha-e-liqenit?date=2026-11-26' },
  { name: 'bookings', address: 'bookings', as: 'player' },
  { name: 'weekly booking sheet', address: weekly, as: 'player', isDialog: true },
];

test.describe('the focus can be seen at every stop', () => {
  for (const { name, address, as, isDialog } of stops) {
    test(name, async ({ page, signIn, axe }) => {
      test.setTimeout(90_000); // up to 150 stops
      if (as) await signIn(as);
      await page.goto(address);
      const title = isDialog
        ? page.locator('dialog:modal h2').first()
        : page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await axe();
      const problems: string[] = [];
      let count = 0;
      // after the end of the document the body has the focus; a dialog wraps around
      for (; count < 150; count++) {
        await page.keyboard.press('Tab');
        const problem = await focusProblem(page);
        if (problem === 'end') break;
        if (problem !== null) problems.push(problem);
      }
      expect(problems).toEqual([]);
      expect(count).toBeGreaterThan(5);
    });
  }
});

const guestPages = [
  '',
  'explore',
  'venues',
  'venue/fusha-e-liqenit',
  'bookings',
  'account',
  'auth/login',
  'auth/register',
];
const playerPages = ['', 'explore', 'bookings', 'notifications', 'account', 'auth/profile'];
/** Stories check 390 and 1280 px; between them the layout changes most. */
const widths = process.env['TEST_FULL'] ? [390, 768, 1280, 1920] : [768];
/** The narrowest screen: only what runs out of it is of interest. */
const NARROWEST = 320;

test.describe('axe finds nothing, and nothing runs out of the page, at every width', () => {
  for (const [persona, addresses] of [
    [null, guestPages],
    ['player', playerPages],
  ] as const) {
    test(persona ?? 'guest', async ({ page, signIn, axe }) => {
      test.setTimeout(120_000); // all pages
      if (persona) await signIn(persona);
      for (const address of addresses) {
        await page.goto(address);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        for (const width of [...widths, NARROWEST]) {
          await page.setViewportSize({ width, height: 1000 });
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          if (width !== NARROWEST) await axe();
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth), address)
            .toBeLessThanOrEqual(width);
        }
      }
    });
  }
});

test('in forced colours the chosen day, the selected tab and the current page have an edge of their own', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn('player');
  const border = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).borderBottom);
  for (const { address, chosen, other } of [
    { address: 'bookings', chosen: '[role=tab][aria-selected=true]', other: '[role=tab][aria-selected=false]' },
    { address: 'bookings', chosen: 'nav a[aria-current=page]', other: 'nav a:not([aria-current])' },
    {
      address: 'venue/fusha-e-liqenit?date=2026-11-26',
      chosen: '[aria-label="Choose a day"] button[aria-pressed=true]',
      other: '[aria-label="Choose a day"] button[aria-pressed=false]',
    },
  ]) {
    await page.goto(address);
    await expect(page.locator(chosen).first()).toBeVisible();
    expect(await border(chosen), chosen).not.toBe(await border(other));
  }
});

test('text at 200 % on a phone breaks no name and no time into letters @phone', async ({ page, signIn }) => {
  await signIn('player');
  const main = page.getByRole('main');
  for (const { address, words } of [
    { address: 'venue/fusha-e-liqenit?date=2026-11-26', words: main.getByRole('heading', { level: 3 }) },
    { address: 'bookings', words: main.getByRole('listitem').getByRole('button', { name: /\d\d:\d\d–\d\d:\d\d$/ }) },
    { address: 'explore', words: main.getByRole('link', { name: /^(Football|Basketball|Volleyball|Tennis)$/ }) },
  ]) {
    await page.goto(address);
    await expect(words.first()).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const broken = await words.evaluateAll((elements) =>
      elements
        .filter((element) => element.scrollWidth > element.clientWidth + 1 || element.clientHeight > 80)
        .map((element) => element.textContent),
    );
    expect(broken, address).toEqual([]);
  }
});
