import type { Response } from '@playwright/test';
import { coldBrowser, phonePage } from './browser.ts';
import type { Target } from './targets.ts';

/** Transferred until the content was visible; bytes of bodies as sent (brotli). */
export interface Bytes {
  script: number;
  style: number;
  font: number;
  requests: number;
}

export async function measureBytes({ url, content }: Target): Promise<Bytes> {
  return coldBrowser(async (browser) => {
    const page = await phonePage(browser);
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(content).first().waitFor();
    const seen = [...responses]; // what arrives later was not needed for the content
    const sizes = await Promise.all(
      seen.map(async (response) => ({
        type: response.request().resourceType(),
        bytes: (await response.request().sizes()).responseBodySize,
      })),
    );
    const sum = (type: string) =>
      sizes.filter((size) => size.type === type).reduce((total, size) => total + size.bytes, 0);
    return { script: sum('script'), style: sum('stylesheet'), font: sum('font'), requests: seen.length };
  });
}
