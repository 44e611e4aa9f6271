import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures.ts';
import { personas } from '../setup/personas.ts';
import { signInHere } from '../setup/sign-in-steps.ts';

/** From now on, what each change of the page has shown to a signed-in person: language, theme, and the first entry of the menu. */
async function watchFrames(page: Page, ofFrame: 'every' | 'signed-in'): Promise<() => Promise<string[]>> {
  await page.addInitScript((which) => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const entry = document.querySelector('nav li a');
      if (!entry || (which === 'signed-in' && !document.querySelector('header a[href$="/account"]'))) return;
      const { lang, dataset } = document.documentElement;
      seen.add(`${lang} ${dataset['theme']} ${entry.textContent}`);
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  }, ofFrame);
  return () => page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]); // put there above
}

const drawnFrames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (left) => {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    while (left-- > 0) await new Promise(requestAnimationFrame);
  }, count);

/** How much of the screen's width the loading bar of the first frame takes, 0 to 1. */
const loadingBar = (page: Page): Promise<number> =>
  page.locator('.first-paint').evaluate((frame) => {
    const { content, transform } = getComputedStyle(frame, '::before');
    return content === 'none' ? 0 : new DOMMatrix(transform).a;
  });

test.beforeEach(async ({ mock, page }) => {
  const token = await mock.become('player');
  for (const [key, value] of [
    ['language', 'sq'],
    ['theme', 'dark'],
  ]) {
    const answer = await page.request.put(`/api/settings/${key}`, {
      headers: { authorization: `Bearer ${token}` },
      data: { module: 'base', value },
    });
    expect(answer.status()).toBe(200);
  }
});

test('[SET-04] [INIT-02] after signing in on an English device nothing is drawn for an Albanian user but in their language and theme', async ({
  page,
}) => {
  const frames = await watchFrames(page, 'signed-in');
  await page.goto('auth/login?returnTo=/venues');
  await signInHere(page, personas.player);
  await expect(page.getByRole('heading', { level: 1, name: 'Qendrat sportive' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /Njoftimet/ })).toBeVisible();
  expect(await frames()).toEqual(['sq-AL dark Eksploro']);
});

test('[SET-04] [INIT-02] a cold start of a signed-in user on an English device shows no frame in another language or theme', async ({
  page,
  mock,
  signIn,
}) => {
  await signIn('player');
  const frames = await watchFrames(page, 'every');
  await mock.fail('getMe', 'held');
  const asked = page.waitForRequest(/\/auth\/me/);
  await page.goto('venues');
  await asked;
  await drawnFrames(page, 60); // many more than the app waits for its first page
  await expect.poll(() => loadingBar(page)).toBeGreaterThan(0);
  await mock.scenario('default');
  await expect(page.getByRole('heading', { level: 1, name: 'Qendrat sportive' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /Njoftimet/ })).toBeVisible();
  expect(await frames()).toEqual(['sq-AL dark Eksploro']);
});
