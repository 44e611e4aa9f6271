import { expect, test } from '../setup/fixtures.ts';

test('[CMP-01] a guest finds a competition on the first page, which has asked for none before it was shown', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { asked: Number.NaN, complete: Number.NaN };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { name, startTime, responseEnd } of list.getEntries() as PerformanceResourceTiming[]) {
        if (/\/home-competitions-[^/]*\.js$/.test(name)) seen.asked = startTime;
        if (/\/overlay-views-[^/]*\.js$/.test(name)) seen.complete = responseEnd;
      }
    }).observe({ type: 'resource', buffered: true }); // asked for resources, so that is what the entries are
  });
  await page.goto('');
  const part = page.getByRole('region', { name: 'Competitions to enter or follow' });
  await expect(part.getByRole('link', { name: /Liga e Lagjeve 2026/ })).toBeVisible();
  // the overlays complete the first page
  const isLate = () =>
    page.evaluate(() => {
      const { seen } = globalThis as unknown as { seen: { asked: number; complete: number } }; // put there above
      return seen.asked > seen.complete;
    });
  await expect.poll(isLate).toBe(true);
  await part.getByRole('link', { name: /Open i Vlorës/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Open i Vlorës' })).toBeVisible();
});
