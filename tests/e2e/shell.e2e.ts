import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { saved } from '../setup/saved.ts';

test.describe('addresses that lead nowhere', () => {
  test('[RT-64] [RT-65] [RT-66] [RT-67] [ERR-02] [ERR-03] [ERR-04] an unknown address shows the 404 page and a way home', async ({
    page,
  }) => {
    await page.goto('no/such/page');
    await expect(page).toHaveTitle(/Page not found/);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('404');
    await expect(page.getByText('Sorry, the page you are looking for could not be found.')).toBeVisible();
    await expect(page.getByText('Page Not Found: /no/such/page')).toBeVisible();
    await page.getByRole('link', { name: 'Go back home' }).click();
    await expect(page).toHaveURL(/\/app\/$/);
  });

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
});

test.describe('languages and themes', () => {
  test('[I18N-01] [I18N-03] [I18N-04] [I18N-05] [I18N-06] switching changes every text at once, and is kept for 365 days', async ({
    page,
    context,
  }) => {
    await page.goto('venues');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await page.getByRole('button', { name: 'Shqip' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sq-AL');
    await expect(page.getByRole('link', { name: 'Eksploro' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
    const cookie = (await context.cookies()).find(({ name }) => name === 'fusha-locale');
    expect(cookie).toMatchObject({ value: 'sq', path: '/app/', sameSite: 'Lax' });
    // the browser uses its own clock, which tests cannot freeze
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
  });

  test('[SET-01] [SET-04] [INIT-02] the language of a signed-in person follows them to another device @phone', async ({
    page,
    signIn,
    secondUser,
    mock,
  }) => {
    await signIn('player');
    await page.goto('account');
    // a phone's bar leaves it to the account
    await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Language English' }).click();
    await page.getByRole('radio', { name: 'Shqip' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sq-AL');
    await saved(page);
    expect((await mock.calls('updateSetting')).map(({ status }) => status)).toEqual([200]);
    const { page: other } = await secondUser('player');
    await other.goto('account');
    await expect(other.locator('html')).toHaveAttribute('lang', 'sq-AL');
    await expect(other.getByRole('link', { name: 'Eksploro' })).toBeVisible();
    expect(await mock.calls('updateSetting')).toHaveLength(1);
  });

  test('[UI-01] the primary colour is the deep purple; a theme chosen by hand is kept and wins over the system', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('venues');
    await expect(page.getByRole('link', { name: 'Fusha', exact: true })).toHaveCSS('color', 'rgb(69, 39, 160)');
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#4527A0');
    await page.getByRole('button', { name: 'Theme: System' }).click();
    await page.getByRole('button', { name: 'Theme: Light' }).click();
    await expect(page.getByRole('button', { name: 'Theme: Dark' })).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('navigation', () => {
  test('[NAV-15] no link of the shell leads to a page that is not built (R23)', async ({ page, signIn }) => {
    await signIn('everyone');
    await page.goto('account?switch_module=superuser&switch_entity_id=6');
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Settings' })).toBeVisible();
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThan(4);
    for (const href of new Set(hrefs.filter((one) => one.startsWith('/app')))) {
      await page.goto(new URL(href, page.url()).href);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0);
    }
  });

  test('[NAV-05] a change of page moves the focus to its content and announces its title', async ({ page }) => {
    await page.goto('venues');
    await expect(page.getByRole('list', { name: 'Venues' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Explore' }).click();
    await expect(page).toHaveURL(/explore$/);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Explore' })).toBeAttached();
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

  test('no page scrolls sideways at 320 px @phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of ['', 'explore', 'venues', 'venue/fusha-e-liqenit', 'bookings', 'account', 'auth/login']) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(320);
    }
  });
});

test.describe('access', () => {
  test('[RT-73] a page of another module is refused with the permission text, and the matching profile is offered', async ({
    page,
    signIn,
  }) => {
    await signIn('everyone');
    await page.addInitScript(() => {
      if (location.protocol.startsWith('http'))
        sessionStorage.setItem('fusha-active-profile', JSON.stringify({ type: 'superuser', entity_id: 6 }));
    });
    await page.goto('bookings');
    await expect(page.getByRole('alert')).toContainText('You do not have permission to access that page.');
    await expect(page).toHaveURL(/\/app\/super\/in-review$/);
    await page.getByRole('button', { name: /^Switch to/ }).click();
    await expect(page).toHaveURL(/\/app\/bookings$/);
    await expect(page.getByRole('tab', { name: 'Upcoming' })).toBeVisible();
  });

  test('[API-14] a refused token is deleted', async ({ page, signIn, mock }) => {
    await signIn('player');
    await mock.fail('getMe', 401);
    await page.goto('account');
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('fusha-token'))).toBeNull();
  });
});

test('[INIT-01] [INIT-12] a loading indicator is shown from the start until the sports have loaded @phone', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn('player');
  await mock.scenario('slow');
  await mock.fail('listSports', 'held');
  await page.goto('account');
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible(); // in place of the page
  await expect(page.getByRole('heading', { name: 'Arben Hoxha' })).toBeVisible();
  const indicator = page.getByRole('progressbar');
  await expect(indicator).toBeVisible();
  await mock.scenario('default'); // ends the wait of the sports, and of nothing else
  await expect(indicator).toHaveCount(0);
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

test('the list of venues loads without a layout shift @both', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto('venues');
  await expect(page.getByRole('list', { name: 'Venues', exact: true }).getByRole('listitem')).toHaveCount(10);
  expect(await shifts()).toBeLessThan(0.01);
});

/** The skeleton of tonight's venues is that of four. */
test('explore without a venue tonight loads without a layout shift @both', async ({ page, mock }) => {
  await mock.fail('listVenues', 'held');
  const shifts = await watchShifts(page);
  await page.goto('explore');
  await expect(page.getByRole('region', { name: 'Play tonight' }).getByRole('status')).toBeVisible();
  await mock.scenario('empty');
  await expect(page.getByText(/^Nothing is free at/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tennis', exact: true })).toBeVisible();
  expect(await shifts()).toBeLessThan(0.01);
});

test('one’s own venue loads without a layout shift @both', async ({ page, signIn, language, mock }) => {
  await signIn('owner');
  await language('en');
  await mock.fail('getManagedVenue', 'held');
  const shifts = await watchShifts(page);
  await page.goto('admin/venue?switch_module=venue&switch_entity_id=1');
  await expect(page.getByRole('tab', { name: 'Courts' })).toBeVisible();
  await mock.scenario('default');
  await expect(page.getByRole('heading', { level: 1, name: 'Fusha e Liqenit' })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('status', { name: 'Loading…' })).toHaveCount(0);
  expect(await shifts()).toBeLessThan(0.01);
});
