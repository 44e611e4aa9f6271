import { coldBrowser, median } from './browser.ts';

/** A feed of 5,000 posts with photos, on a phone's screen. Without a slowdown: a plain list of them would need minutes. */
export interface FeedTimes {
  /** Until the list is painted, ms. */
  render: number;
  /** Frames while it is scrolled, ms: the middle one, and that which 95 % of them keep within. */
  frame: number;
  slowFrame: number;
  /** Layout shifts of all that scrolling, without a unit. */
  shift: number;
  /** JavaScript heap afterwards, bytes, and elements in the document. */
  heap: number;
  elements: number;
}

/** Fast, and past so many posts that most were never drawn before. */
const FRAMES = 120;
const STEP_PX = 300;

/** What the measured page offers (`feed/main.tsx`). */
interface FeedBench {
  render: () => Promise<number>;
  /** Scrolls by so many px in each frame; how long each took. */
  scroll: (frames: number, step: number) => Promise<number[]>;
}
declare global {
  interface Window {
    feedBench: FeedBench;
  }
}

/** Medians of so many runs of the list with all cards in the document and of the app's, one after the other in every run. */
export async function measureFeeds(origin: string, runs: number): Promise<[plain: FeedTimes, app: FeedTimes]> {
  const all: Record<'plain' | 'app', FeedTimes[]> = { plain: [], app: [] };
  for (let run = 0; run < runs; run += 1)
    for (const list of ['plain', 'app'] as const) all[list].push(await once(`${origin}/app/?list=${list}`));
  const middle = (times: FeedTimes[]): FeedTimes => ({
    render: median(times.map(({ render }) => render)),
    frame: median(times.map(({ frame }) => frame)),
    slowFrame: median(times.map(({ slowFrame }) => slowFrame)),
    shift: median(times.map(({ shift }) => shift)),
    heap: median(times.map(({ heap }) => heap)),
    elements: median(times.map(({ elements }) => elements)),
  });
  return [middle(all.plain), middle(all.app)];
}

function once(url: string): Promise<FeedTimes> {
  return coldBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    page.setDefaultTimeout(180_000);
    await page.goto(url);
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        // `hadRecentInput` is not in TypeScript's types
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: false });
    });
    const session = await page.context().newCDPSession(page);
    const render = await page.evaluate(() => window.feedBench.render());
    const frames = await page.evaluate(([count, step]) => window.feedBench.scroll(count, step), [
      FRAMES,
      STEP_PX,
    ] as const);
    const shift = await page.evaluate(
      () => (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0), // set above
    );
    await session.send('HeapProfiler.enable');
    await session.send('HeapProfiler.collectGarbage');
    await session.send('Performance.enable');
    const { metrics } = await session.send('Performance.getMetrics');
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const sorted = frames.toSorted((a, b) => a - b);
    return {
      render,
      frame: median(frames),
      slowFrame: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
      shift,
      heap,
      elements,
    };
  });
}
