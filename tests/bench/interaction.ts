import type { Browser, Locator, Page } from '@playwright/test';
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
    const page = await slowPage(browser, url);
    const card = page.locator(content).first();
    const nextPage = await press(card, () =>
      page.waitForURL('**/venue/**').then(() => page.locator('main h1').first().waitFor()),
    );
    return { response: await longestEvent(page), nextPage };
  });
}

/** The first press on a filter, and on the bare page that on its first card, at 4× CPU slowdown, in milliseconds. */
export interface FilterPress {
  /** From the press to the next frame, by the browser's event timing. */
  response: number;
  /** From the press until what it opens is there. */
  open: number;
}

/** Medians of so many runs of the bare page and the app, one after the other in every run. */
export async function measureFilterPresses(bare: Target, app: Target, runs: number): Promise<FilterPress[]> {
  const all: [FilterPress[], FilterPress[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    all[0].push(await pressOnce(bare.url, bare.content, 'h1'));
    all[1].push(await pressOnce(app.url, 'main button[aria-haspopup="dialog"]', 'dialog[open] [role="option"]'));
  }
  return all.map((presses) => ({
    response: median(presses.map(({ response }) => response)),
    open: median(presses.map(({ open }) => open)),
  }));
}

function pressOnce(url: string, control: string, opened: string): Promise<FilterPress> {
  return coldBrowser(async (browser) => {
    const page = await slowPage(browser, url);
    const open = await press(page.locator(control).first(), () => page.locator(opened).first().waitFor());
    return { response: await longestEvent(page), open };
  });
}

/** A page at rest that notes its longest event, and is slow from then on. */
async function slowPage(browser: Browser, url: string): Promise<Page> {
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
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** Milliseconds from a tap until what it leads to. */
async function press(control: Locator, arrived: () => Promise<void>): Promise<number> {
  await control.waitFor();
  const started = performance.now();
  await control.tap();
  await arrived();
  return performance.now() - started;
}

/** Event timing is delivered a frame later, and not at all below its threshold. */
async function longestEvent(page: Page): Promise<number> {
  await page
    .waitForFunction(() => document.documentElement.dataset['longest'] !== undefined, undefined, { timeout: 2_000 })
    .catch(() => {});
  return Number(await page.evaluate(() => document.documentElement.dataset['longest'] ?? 0));
}
