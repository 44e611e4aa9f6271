import type { Page } from '@playwright/test';
import { coldBrowser, median, phonePage } from './browser.ts';
import type { Target } from './targets.ts';
import { tasksBeside, traced } from './trace.ts';

const SLOWDOWN = 4;
const MARK = 'content';
/** Milliseconds after which a page without content fails. */
const MOST = 30_000;

/**
 * Time of all tasks of the main thread (scripts, style, layout, parsing) until the frame with the content is painted, and the longest one
 * after it; in ms at 4× CPU slowdown.
 */
export interface MainThread {
  tasks: number;
  longestAfter: number;
}

/** Medians of so many runs of each page, one page after the other in every run, so that a noisy minute meets all of them. */
export async function measureMainThread(pages: Target[], runs: number): Promise<MainThread[]> {
  const measured = pages.map((): MainThread[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, page] of pages.entries()) measured[index]?.push(await measureOnce(page));
  }
  return measured.map((all) => ({
    tasks: median(all.map(({ tasks }) => tasks)),
    longestAfter: median(all.map(({ longestAfter }) => longestAfter)),
  }));
}

function measureOnce({ url, content }: Target): Promise<MainThread> {
  return coldBrowser(async (browser) => {
    const page = await phonePage(browser);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    // nobody asks the page again and again: that would make frames which nobody else sees
    await page.addInitScript(
      ([wanted, mark]) => {
        const painted = new MessageChannel();
        painted.port1.addEventListener('message', () => performance.mark(mark));
        painted.port1.start();
        const watcher = new MutationObserver(() => {
          if (!document.querySelector(wanted)) return;
          watcher.disconnect();
          requestAnimationFrame(() => painted.port2.postMessage(null));
        });
        watcher.observe(document, { childList: true, subtree: true });
      },
      [content, MARK] as const,
    );
    const events = await traced(browser, async () => {
      await page.goto(url, { waitUntil: 'networkidle' });
      await untilMarked(page, url);
    });
    const mark = events.find(({ name }) => name === MARK);
    if (!mark) throw new Error(`the trace of ${url} lacks the mark of its content`);
    const shown = mark.ts;
    const tasks = tasksBeside(mark, events);
    return {
      tasks: tasks.reduce((sum, { ts, dur }) => sum + Math.max(0, Math.min(dur, shown - ts)), 0) / 1000,
      longestAfter: Math.max(0, ...tasks.filter(({ ts }) => ts >= shown).map(({ dur }) => dur)) / 1000,
    };
  });
}

/** Resolves once the content is marked, which the network may be idle before; the page tells, so that asking makes no frames. */
async function untilMarked(page: Page, url: string): Promise<void> {
  const isMarked = await page.evaluate(
    ([mark, most]) =>
      new Promise<boolean>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          if (list.getEntriesByName(mark).length > 0) resolve(true);
        });
        observer.observe({ type: 'mark', buffered: true });
        setTimeout(() => resolve(false), most);
      }),
    [MARK, MOST] as const,
  );
  if (!isMarked) throw new Error(`${url} did not show its content`);
}
