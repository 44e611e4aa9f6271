import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';

test('[RT-68] a crawler gets no error page @phone', async ({ browser, baseURL }) => {
  const opened = async (userAgent?: string) => {
    const context = await browser.newContext(userAgent ? { userAgent } : {});
    const page = await context.newPage();
    const view = page.waitForResponse(/\/overlay-views-[^/]*\.js$/); // the chunk that renders the error page
    await page.goto(`${baseURL}no/such/page`);
    await (await view).finished();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    return page;
  };
  const person = await opened();
  await expect(person.getByText('Go back home')).toBeVisible();
  const crawler = await opened('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)');
  await expect(crawler.getByRole('main')).toBeAttached();
  // everything around the page is there, the page itself stays empty
  await expect(crawler.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await expect(crawler.getByRole('main')).toBeEmpty();
  await Promise.all([person, crawler].map((page) => page.context().close()));
});

test('[I18N-01] [I18N-03] [I18N-04] [I18N-05] [I18N-06] [UI-01] language and theme change every text and colour at once, and are kept', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  /** Of the browser, by the one that holds for the system's theme. */
  const barIs = (color: string) =>
    expect(page.locator('meta[name="theme-color"][media*="light"]')).toHaveAttribute('content', color);
  await page.goto('venues');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.getByRole('link', { name: 'Fusha', exact: true })).toHaveCSS('color', 'rgb(69, 39, 160)');
  await barIs('#4527A0');
  await page.getByRole('button', { name: 'Theme: System' }).click();
  await page.getByRole('button', { name: 'Theme: Light' }).click();
  await expect(page.getByRole('button', { name: 'Theme: Dark' })).toBeVisible();
  await barIs('#14101F'); // though the system is light
  await page.getByRole('button', { name: 'Shqip' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sq-AL');
  await expect(page.getByRole('link', { name: 'Eksploro' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await barIs('#14101F');
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  const cookie = (await context.cookies()).find(({ name }) => name === 'fusha-locale');
  expect(cookie).toMatchObject({ value: 'sq', path: '/app/', sameSite: 'Lax' });
  // for 365 days; the browser uses its own clock, which tests cannot freeze
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
});

test('[UI-16] above 768 px the navigation is a rail, below a bar @desktop', async ({ page }) => {
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  const isWide = () => expect.poll(async () => (await navigation.boundingBox())?.width);
  await page.goto('venues');
  await page.setViewportSize({ width: 769, height: 800 });
  await isWide().toBeLessThan(120);
  await page.setViewportSize({ width: 768, height: 800 });
  await isWide().toBe(768);
});

test('[INIT-01] [INIT-12] a loading indicator is shown from the start until the sports have loaded; what fails to load is reported, and can be retried @phone', async ({
  page,
  signIn,
  language,
  mock,
}) => {
  await signIn('player');
  await language('en'); // a device that knows it: the app does not wait for the account
  await mock.scenario('slow');
  await mock.fail('listSports', 'held');
  await page.goto('account');
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible(); // in place of the page
  await expect(page.getByRole('heading', { name: 'Arben Hoxha' })).toBeVisible();
  const indicator = page.getByRole('progressbar');
  await expect(indicator).toBeVisible();
  await mock.scenario('default'); // ends the wait of the sports, and of nothing else
  await expect(indicator).toHaveCount(0);

  await mock.fail('listNotifications', 422);
  await page.reload();
  const message = page.getByRole('alert').filter({ hasText: 'Some data could not be loaded.' });
  await expect(message).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Arben Hoxha' })).toBeVisible();
  await mock.scenario('default');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /Notifications.*unread/ })).toBeVisible();
  await expect(message).toHaveCount(0);
});

/** Sums up the layout shifts of the page that is opened next. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    // the DOM's types do not know this entry
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => (seen.shift += (entry as PerformanceEntry & { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { seen });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift); // set above
}

test('the list of venues, explore and one’s own venue load without a layout shift @both', async ({
  page,
  signIn,
  language,
  mock,
}) => {
  const shifts = await watchShifts(page); // of each load
  await page.goto('venues');
  await expect(page.getByRole('list', { name: 'Venues', exact: true }).getByRole('listitem')).toHaveCount(10);
  expect(await shifts(), 'venues').toBeLessThan(0.01);

  // the skeleton of tonight's venues is that of four, and there are none
  await mock.fail('listVenues', 'held');
  await page.goto('explore');
  await expect(page.getByRole('region', { name: 'Play tonight' }).getByRole('status')).toBeVisible();
  await mock.scenario('empty');
  await expect(page.getByText(/^Nothing is free at/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tennis', exact: true })).toBeVisible();
  expect(await shifts(), 'explore').toBeLessThan(0.01);

  // games that are on stand above the events, and come with them
  await mock.scenario('default');
  await mock.fail('getExplore', 'held');
  await page.goto('explore');
  await expect(
    page.getByRole('list', { name: /^Play tonight/ }).or(page.getByText(/^Nothing is free at/)),
  ).toBeVisible();
  await mock.scenario('default');
  await expect(page.getByRole('list', { name: 'Live now' })).toBeVisible();
  expect(await shifts(), 'explore, its games last').toBeLessThan(0.01);

  await signIn('owner');
  await language('en');
  await mock.fail('getManagedVenue', 'held');
  await page.goto('admin/venue?switch_module=venue&switch_entity_id=1');
  await expect(page.getByRole('tab', { name: 'Courts' })).toBeVisible();
  await mock.scenario('default');
  await expect(page.getByRole('heading', { level: 1, name: 'Fusha e Liqenit' })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('status', { name: 'Loading…' })).toHaveCount(0);
  expect(await shifts(), 'one’s own venue').toBeLessThan(0.01);
});
