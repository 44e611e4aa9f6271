import type { BrowserContext, Page } from '@playwright/test';

const RUN_OUT = 'test:patience';

/** The app's time limits of requests (decision 005) end when a test says so, and not before: it waits for none of them. */
export async function takePatience(context: BrowserContext): Promise<{ runsOut: (page: Page) => Promise<void> }> {
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
  return { runsOut: (page) => page.evaluate((runOut) => void dispatchEvent(new Event(runOut)), RUN_OUT) };
}
