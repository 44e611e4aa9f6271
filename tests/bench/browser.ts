import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { wholeChromiumPath } from '../../scripts/chromium.ts';
import { freePort } from '../setup/free-port.ts';

/** A browser with an empty cache and a DevTools port for Lighthouse. */
export async function coldBrowser<T>(use: (browser: Browser, port: number) => Promise<T>): Promise<T> {
  const port = await freePort();
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []; // Chromium has no sandbox as root
  const browser = await chromium.launch({
    executablePath: wholeChromiumPath(),
    args: [`--remote-debugging-port=${port}`, ...sandbox],
  });
  try {
    return await use(browser, port);
  } finally {
    await browser.close();
  }
}

/** A phone-sized page without a service worker, so that only the page's own requests count. */
export async function phonePage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    serviceWorkers: 'block',
    ...options,
  });
  return context.newPage();
}

/** The median, which ignores single outliers. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
