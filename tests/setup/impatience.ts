import type { BrowserContext, Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';

const RUN_OUT = 'test:patience';
/** Between two looks, in ms. */
const BETWEEN = 100;

export interface Patience {
  /** All limits end as often as `isDue`, until the function that it returns is called: parts of a page ask one after the other. */
  runsOut: (page: Page, isDue: () => boolean) => () => Promise<void>;
}

/** The app's time limits of requests (decision 005) end when a test says so, and not before: it waits for none of them. */
export async function takePatience(context: BrowserContext): Promise<Patience> {
  await context.addInitScript((runOut) => {
    const limits = new Set<AbortController>();
    AbortSignal.timeout = () => {
      const limit = new AbortController();
      limits.add(limit);
      return limit.signal;
    };
    addEventListener(runOut, () => {
      for (const limit of limits) limit.abort(new DOMException('The time is over.', 'TimeoutError'));
      limits.clear();
    });
  }, RUN_OUT);
  const runOut = (page: Page) => page.evaluate((name) => void dispatchEvent(new Event(name)), RUN_OUT);
  return {
    runsOut(page, isDue) {
      const over = new AbortController();
      const work = (async () => {
        while (!over.signal.aborted) {
          if (isDue()) await runOut(page).catch(() => {}); // the page may be on its way to another one
          await pause(BETWEEN);
        }
      })();
      return async () => {
        over.abort();
        await work;
      };
    },
  };
}
