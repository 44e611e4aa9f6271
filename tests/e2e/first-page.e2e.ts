import { expect, test } from '../setup/fixtures.ts';

test('what completes the first page is asked for as soon as its first card stands, and not before', async ({ page, signIn }) => {
  await signIn('player');
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main a[href*="/venue/"]')) return;
      performance.mark('first card');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('venues');
  await expect(page.getByRole('banner').getByRole('link', { name: /unread/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
  const asked = await page.evaluate(() => {
    const card = performance.getEntriesByName('first card')[0]?.startTime ?? Number.NaN;
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => /overlay-views-.*\.js|inter-latin-/.test(name))
      .map(({ name, startTime }) => `${/overlay|inter/.exec(name)?.[0]} ${startTime > card ? 'after' : 'before'}`);
  });
  expect(new Set(asked)).toEqual(new Set(['overlay after', 'inter after']));
});
