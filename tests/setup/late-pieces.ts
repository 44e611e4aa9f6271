import type { Page } from '@playwright/test';

/** Resolves when what follows the first page is there and has started: overlays, confirmation, realtime. Call it before `goto`. */
export async function latePieces(page: Page): Promise<void> {
  const overlays = page.waitForResponse(/\/overlay-views-[^/]*\.js$/);
  // sent by the initialization, which is started with the rest
  const settings = page.waitForResponse('**/api/settings*');
  await Promise.all([overlays.then((piece) => piece.finished()), settings.then((answer) => answer.finished())]);
}
