import { coldBrowser, median, phonePage } from './browser.ts';
import type { Target } from './targets.ts';

/** A tap on the first card at 4× CPU slowdown, in milliseconds. */
export interface Interaction {
  /** From the tap to the next frame, by the browser's event timing. */
  response: number;
  /** From the tap until the venue's page has its heading. */
  nextPage: number;
}

const SLOWDOWN = 4;

export async function measureInteraction(target: Target, runs: number): Promise<Interaction> {
  const all: Interaction[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await once(target));
  return {
    response: median(all.map(({ response }) => response)),
    nextPage: median(all.map(({ nextPage }) => nextPage)),
  };
}

async function once({ url, content }: Target): Promise<Interaction> {
  return coldBrowser(async (browser) => {
    const page = await phonePage(browser);
    await page.addInitScript(() => {
      // 16 ms is the lowest threshold; the option is too new for the DOM's types
      const events = { type: 'event', durationThreshold: 16 };
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) {
          const longest = Number(document.documentElement.dataset['longest'] ?? 0);
          document.documentElement.dataset['longest'] = String(Math.max(longest, duration));
        }
      }).observe(events);
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const card = page.locator(content).first();
    await card.waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const started = performance.now();
    await card.tap();
    await page.waitForURL('**/venue/**');
    await page.locator('main h1').first().waitFor();
    const nextPage = performance.now() - started;
    // event timing is delivered a frame later
    await page
      .waitForFunction(() => document.documentElement.dataset['longest'] !== undefined, undefined, { timeout: 2_000 })
      .catch(() => {});
    const response = Number(await page.evaluate(() => document.documentElement.dataset['longest'] ?? 0));
    return { response, nextPage };
  });
}
