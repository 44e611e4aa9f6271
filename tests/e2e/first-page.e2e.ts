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

test('what completes the first page waits for no timer', async ({ page, signIn }) => {
  await signIn('player');
  await page.addInitScript(() => {
    const start = setTimeout;
    const LONGEST = 50; // what runs in a task of its own has 0; a longer one never ends here
    Object.assign(globalThis, {
      setTimeout: (run: () => void, ms = 0) => (ms > LONGEST ? 0 : start(run, ms)),
    });
  });
  await page.goto('venues');
  await expect(page.getByRole('banner').getByRole('link', { name: /unread/ })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
    .toBe(true);
});

test('what the first press on a filter opens is there before it: the press asks for nothing more', async ({ page }) => {
  const slots = page.waitForResponse(/\/time-slots\b/); // nothing is pressed yet
  await page.goto('venues');
  await (await slots).finished();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Sport' }).click();
  await expect(page.getByRole('option', { name: 'All sports' })).toBeVisible();
  // what starts after the first page may ask for its own at any time
  expect(asked.filter((url) => /\/api\/(sports|cities|time-slots)\b/.test(url))).toEqual([]);
});
