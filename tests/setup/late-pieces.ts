import type { Page } from '@playwright/test';

/** Resolves when what follows the first page is there and has started: overlays, confirmation, realtime, updates. Call it before `goto`. */
export async function latePieces(page: Page): Promise<void> {
  const overlays = page.waitForResponse(/\/overlay-views-[^/]*\.js$/);
  // sent by the initialization, which is started with the rest
  const settings = page.waitForResponse('**/api/settings*');
  const updates = page.waitForResponse(/\/start-updates-[^/]*\.js$/);
  const all = [overlays, settings, updates].map((one) => one.then((answer) => answer.finished()));
  await Promise.all(all);
}
