import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { hasOwnLetters } from '../setup/geometry.ts';
import { signInHere } from '../setup/sign-in-steps.ts';

// Scroll positions: a new page starts at its top, going back restores the position.

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The page has loaded all its data. */
async function settled(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(heading(page)).toHaveCount(1);
}

/** Of explore the first heading to be seen; its own is for screen readers. */
const tonight = (page: Page) => page.getByRole('heading', { name: 'Play tonight', exact: true });

/** The page with this heading is shown from its top, also after it gets the focus. */
async function isAtItsTop(
  page: Page,
  address: RegExp,
  name: string | RegExp,
  first: Locator = heading(page),
): Promise<void> {
  await expect(heading(page)).toHaveText(name);
  await settled(page, address);
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect(first).toBeInViewport({ ratio: 1 });
  expect(await scrollY(page)).toBe(0);
}

/** Scrolls to the end of the page; returns that position. */
async function scrollDown(page: Page): Promise<number> {
  const over = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await expect.poll(over, 'a page that is longer than the window').toBeGreaterThan(100);
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const y = await scrollY(page);
  expect(y).toBeGreaterThan(100);
  return y;
}

/** Clicks without scrolling: Playwright's own click may move the page first, and with it the position that is to be restored. */
const clickInPlace = (link: Locator) => link.evaluate((element: HTMLElement) => element.click());

test.describe('a change of page', () => {
  test('by a card shows the page from its top, and Back restores the list’s position @both', async ({ page }) => {
    await page.goto('venues');
    await isAtItsTop(page, /venues$/, 'Venues');
    await hasOwnLetters(page);
    const left = await scrollDown(page);
    await clickInPlace(
      page.getByRole('list', { name: 'Venues' }).getByRole('listitem').last().getByRole('link').first(),
    );
    await expect(page.getByRole('main')).toBeFocused();
    await isAtItsTop(page, /venue\/[^/]+$/, /./);
    await page.goBack();
    await settled(page, /venues$/);
    await expect.poll(() => scrollY(page)).toBe(left);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await scrollY(page)).toBe(left);
  });

  test('by the skip link, the bar, signing in or a new address shows the page from its top', async ({ page }) => {
    await page.goto('venues');
    await settled(page, /venues$/);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused(); // the first stop
    await scrollDown(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(heading(page)).toBeInViewport({ ratio: 1 });

    await scrollDown(page);
    await bar(page).getByRole('link', { name: 'Explore' }).click();
    await expect(page.getByRole('main')).toBeFocused();
    await isAtItsTop(page, /explore$/, 'Explore', tonight(page));
    await scrollDown(page);
    await bar(page).getByRole('link', { name: 'Venues' }).click(); // left scrolled down
    await expect(page.getByRole('main')).toBeFocused();
    await isAtItsTop(page, /venues$/, 'Venues');

    await scrollDown(page);
    await page.goto('explore');
    await expect(page.getByRole('list', { name: 'Play tonight' })).toBeVisible();
    await isAtItsTop(page, /explore$/, 'Explore', tonight(page));
    await page.goto('venues');
    await isAtItsTop(page, /venues$/, 'Venues');

    await scrollDown(page);
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await isAtItsTop(page, /auth\/login/, 'Sign in');
    await signInHere(page);
    await isAtItsTop(page, /venues$/, 'Venues');
  });

  test('[RT-32] [RT-33] [RT-34] [RT-35] to a community and between its pages shows each from its top, and Back restores all', async ({
    page,
    signIn,
  }) => {
    await signIn('teamAdmin');
    await page.goto('communities');
    await isAtItsTop(page, /communities$/, 'Communities');
    await hasOwnLetters(page);
    const left = [{ address: /communities$/, y: await scrollDown(page) }];
    await clickInPlace(
      page.getByRole('list', { name: 'Communities' }).getByRole('link', { name: 'Futbolli i së Enjtes' }),
    );
    for (const [address, next] of [
      [/community\/1\/feed$/, 'Members'],
      [/community\/1\/members$/, /^Requests/],
      [/community\/1\/requests$/, 'Events'],
    ] as const) {
      await isAtItsTop(page, address, 'Futbolli i së Enjtes');
      await expect(page.getByRole('main')).toBeFocused();
      left.push({ address, y: await scrollDown(page) });
      await clickInPlace(
        page.getByRole('navigation', { name: 'Community' }).getByRole('link', { name: next, exact: true }),
      );
    }
    await isAtItsTop(page, /community\/1\/events$/, 'Futbolli i së Enjtes');
    await expect(page.getByRole('main')).toBeFocused();
    for (const { address, y } of left.toReversed()) {
      await page.goBack();
      await settled(page, address);
      await expect.poll(() => scrollY(page)).toBe(y);
      await expect(page.getByRole('main')).toBeFocused();
    }
  });

  test('[RT-12] [RT-27] [RT-28] [RT-26] [RT-50] to an event, between its pages and to its game shows each from its top, and Back restores all', async ({
    page,
    signIn,
  }) => {
    // each of the pages is longer than this, whatever it shows
    await page.setViewportSize({ width: 390, height: 480 });
    await signIn('player');
    await page.goto('events');
    await isAtItsTop(page, /events$/, 'Events');
    await hasOwnLetters(page);
    const left = [{ address: /events$/, y: await scrollDown(page) }];
    const event = 'Futboll tani te parku';
    await clickInPlace(page.getByRole('list', { name: 'Events' }).getByRole('link', { name: event }).first());
    const nav = page.getByRole('navigation', { name: 'Event', exact: true });
    for (const [address, next] of [
      [/event\/19\/info$/, nav.getByRole('link', { name: 'Participants' })],
      [/event\/19\/participants$/, nav.getByRole('link', { name: 'Game' })],
      [/event\/19\/game$/, page.getByRole('main').getByRole('link', { name: 'Game page' })],
    ] as const) {
      await isAtItsTop(page, address, event);
      await expect(page.getByRole('main')).toBeFocused();
      left.push({ address, y: await scrollDown(page) });
      await clickInPlace(next);
    }
    await isAtItsTop(page, /fixtures\/116$/, 'Black team – White team');
    await expect(page.getByRole('main')).toBeFocused();
    for (const { address, y } of left.toReversed()) {
      await page.goBack();
      await settled(page, address);
      await expect.poll(() => scrollY(page)).toBe(y);
      await expect(page.getByRole('main')).toBeFocused();
    }
  });

  test('by the bell and by a notification shows the page from its top', async ({ page, signIn }) => {
    await signIn('player');
    await page.goto('explore');
    await settled(page, /explore$/);
    await hasOwnLetters(page);
    await scrollDown(page);
    await page.getByRole('banner').getByRole('link', { name: 'Notifications' }).click();
    await isAtItsTop(page, /notifications$/, 'Notifications');
    await scrollDown(page);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(pages).toContainText('Page 2 of 4'); // the address changes before the page does
    await isAtItsTop(page, /notifications\?page=2$/, 'Notifications');
    const left = await scrollDown(page);
    await clickInPlace(page.getByRole('main').getByRole('listitem').last().getByRole('link'));
    // to a booking, a venue or an event, perhaps with a dialog open
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toHaveCount(0);
    await settled(page, /bookings|venue|event/);
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await settled(page, /notifications\?page=2$/);
    await expect.poll(() => scrollY(page)).toBe(left);
  });

  test('of filters in the address, and a reload, keep the scroll position', async ({ page, signIn }) => {
    await signIn('player');
    await page.goto('bookings');
    await settled(page, /bookings$/);
    await page.getByRole('tab', { name: 'Past' }).click();
    await isAtItsTop(page, /bookings\?tab=past$/, 'My bookings');
    await page.goto('venues');
    await settled(page, /venues$/);
    await expect(page.getByRole('list', { name: 'Venues' })).toBeVisible();
    // after the reload the skeleton shown first is tall enough for that
    await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }));
    expect(await scrollY(page)).toBe(200);
    await page.reload();
    await settled(page, /venues$/);
    await expect.poll(() => scrollY(page)).toBe(200);
    await page.mouse.wheel(0, -200); // a person's, after which the page no longer keeps the place where it was left
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.getByRole('button', { name: 'Sport', exact: true }).click();
    await page.getByRole('option', { name: 'Football' }).click();
    await isAtItsTop(page, /venues\?sport_id=1$/, 'Venues');
  });
});
