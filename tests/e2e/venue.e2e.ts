import { contrast } from '../../src/shared/ui/contrast.ts';
import { expect, test } from '../setup/fixtures.ts';

const venue = 'venue/fusha-e-liqenit';
const thursday = `${venue}?date=2026-11-26`;

/** Contrast of two computed colours. */
function ratio(one = '', other = ''): number {
  const hex = (color: string) =>
    `#${(color.match(/\d+/g) ?? [])
      .slice(0, 3)
      .map((channel) => Number(channel).toString(16).padStart(2, '0'))
      .join('')}`;
  return contrast(hex(one), hex(other));
}

test('[VEN-01] [BK-10] [RT-49] [API-16] [SEC-09] a guest sees the venue, its rules before booking, and its times', async ({
  page,
  assertSane,
}) => {
  await page.goto(thursday);
  await expect(page.getByRole('heading', { level: 1, name: 'Fusha e Liqenit' })).toBeVisible();
  await expect(page).toHaveTitle('Fusha e Liqenit · Fusha');
  await expect(page.getByRole('heading', { name: 'Booking rules' })).toBeVisible();
  await expect(page.locator('a[href*="/admin/"], a[href*="/super/"]')).toHaveCount(0); // where it is managed
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
  await expect(page.getByRole('radio', { name: 'Evening' })).toBeChecked(); // when people play, on a later day than today
  let count = 0;
  for (const [part, first] of [
    ['Morning', '08:00'],
    ['Afternoon', '12:00'],
    ['Evening', '18:00'],
  ] as const) {
    await page.getByRole('radio', { name: part }).click();
    await expect(slots.first()).toContainText(first);
    await expect(named).toHaveCount(await slots.count());
    count += await slots.count();
  }
  expect(count).toBeGreaterThan(20);
  await assertSane();
});

test('from 1280 px the times are courts × hours, the selection stands beside them, and what is chosen can be read under the mouse @desktop', async ({
  page,
  axe,
}) => {
  await page.goto(thursday);
  const court = page.getByRole('grid', { name: 'Courts' }).getByRole('row', { name: 'Fusha 2', exact: true });
  await expect(court.getByRole('gridcell')).toHaveCount(16);
  await expect(page.getByText('Choose a time to see its price and book it.')).toBeVisible();
  await court.getByRole('button', { name: /^20:00–21:00/ }).click();
  const selection = page.getByRole('region', { name: 'Your selection' });
  await expect(selection).toContainText('20:00–21:00');
  // a cell does not repeat the price in the court's heading
  const first = page.getByRole('row', { name: 'Fusha 1', exact: true });
  await expect(first.getByRole('button', { name: /^12:00–13:00 ALL/ })).toHaveText(/,\d{3}12$/);
  await expect(first.getByRole('button', { name: /^19:00–20:00 ALL/ })).toHaveText(/4,400194,400$/);
  await expect
    .poll(async () => {
      const [grid, panel] = [await court.boundingBox(), await selection.boundingBox()];
      return grid && panel ? panel.x - grid.x - grid.width : null;
    })
    .toBeGreaterThan(0);
  await page.mouse.wheel(0, 300);
  await expect(selection).toBeInViewport({ ratio: 1 });
  await axe();

  // under the mouse, too
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${thursday}&free=1&court=2&slot=15`);
    const chosen = page.locator('main [aria-pressed="true"]');
    // the day, “Only free” and the time
    await expect(chosen).toHaveCount(3);
    for (const control of await chosen.all()) {
      await control.hover();
      const [text, ground] = await control.evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return [color, backgroundColor];
      });
      expect(ratio(text, ground), `${colorScheme}: ${await control.textContent()}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('a phone shows the first free time, and that of a link, above the bar; a reload stays where the page stood @phone', async ({
  page,
}) => {
  await page.goto(venue);
  const free = page
    .getByRole('list', { name: 'Courts' })
    .getByRole('button', { name: /^\d\d:\d\d–\d\d:\d\d ALL/ })
    .first();
  await expect(free).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: / past / })).toHaveCount(0); // the hours before ten are over
  await free.tap();
  const selection = page.getByRole('region', { name: 'Your selection' });
  await expect(selection).toBeVisible();
  await expect
    .poll(async () => {
      const [time, bar] = [await free.boundingBox(), await selection.boundingBox()];
      return time && bar ? bar.y - time.y - time.height : null;
    })
    .toBeGreaterThan(0);

  // the link to a court and a time
  await page.goto(`${thursday}&court=2&slot=15`);
  const chosen = page.getByRole('group', { name: 'Fusha 2' }).getByRole('button', { name: /^20:00–21:00/ });
  await expect(page.getByRole('region', { name: 'Your selection' })).toBeVisible();
  const room = async () => {
    const [time, bar] = [
      await chosen.boundingBox(),
      await page.getByRole('region', { name: 'Your selection' }).boundingBox(),
    ];
    return time && bar ? bar.y - time.y - time.height : null;
  };
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await expect.poll(room).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.reload();
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  // the frame after the one in which the time stands
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
