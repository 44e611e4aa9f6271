import { expect, test } from '../setup/fixtures.ts';

test('[CMP-01] a guest finds a competition on the first page, which has asked for none before it was shown', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { search: Number.NaN, asked: Number.NaN };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { name, startTime, responseEnd } of list.getEntries() as PerformanceResourceTiming[]) {
        if (name.includes('/home-competitions-')) seen.asked = startTime;
        if (name.includes('/home.page-')) seen.search = responseEnd;
      }
    }).observe({ type: 'resource', buffered: true }); // asked for resources, so that is what the entries are
  });
  await page.goto('');
  const part = page.getByRole('region', { name: 'Competitions to enter or follow' });
  await expect(part.getByRole('link', { name: /Liga e Lagjeve 2026/ })).toBeVisible();
  const { search, asked } = await page.evaluate(
    () => (globalThis as unknown as { seen: { search: number; asked: number } }).seen, // put there above
  );
  expect(asked).toBeGreaterThan(search);
  await part.getByRole('link', { name: /Open i Vlorës/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Open i Vlorës' })).toBeVisible();
});
