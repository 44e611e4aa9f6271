import type { Page } from '@playwright/test';

/** Resolves when the pieces that are loaded after the first page are there: overlays, confirmation, realtime. Call it before `goto`. */
export async function latePieces(page: Page): Promise<void> {
  const pieces = ['overlay-views', 'later'].map((name) => page.waitForResponse(new RegExp(`/${name}-[^/]*\\.js$`)));
  await Promise.all(pieces.map(async (piece) => (await piece).finished()));
}
