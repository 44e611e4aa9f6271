import { expect, test } from '../setup/fixtures.ts';

test('what completes the first page is asked for once its list has been answered, and not before', async ({
  page,
  signIn,
}) => {
  await signIn('player');
  await page.addInitScript(() => {
    const seen = { answered: Number.NaN, files: [] as string[] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { name, startTime, responseEnd } of list.getEntries() as PerformanceResourceTiming[]) {
        if (name.includes('/api/venues?')) seen.answered = responseEnd;
        const file = /(overlay-views|inter-latin)-[^/]*\.(js|woff2)$/.exec(name)?.[1];
        if (file) seen.files.push(`${file} ${startTime > seen.answered ? 'after' : 'before'}`);
      }
    }).observe({ type: 'resource', buffered: true }); // asked for resources, so that is what the entries are
  });
  await page.goto('venues');
  await expect(page.getByRole('banner').getByRole('link', { name: /unread/ })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
    .toBe(true);
  const asked = () =>
    page.evaluate(() => (globalThis as unknown as { seen: { files: string[] } }).seen.files.toSorted()); // put there above
  await expect.poll(asked).toEqual(['inter-latin after', 'overlay-views after']);
});
