import type { DataRouter } from 'react-router';
import { afterPaint } from '../../shared/platform/after-paint.ts';
import { whenLeft } from './first-page.ts';

/** What people move a page with, or do on it. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings a page that was loaded again to where it was left. Without its data it has another height, and the router, which scrolls once, ends
 * elsewhere; here that place is kept as the page changes its height, until it has its data (`settled`) and is there, or the user does something.
 */
export function returnToPlace(router: DataRouter, settled: Promise<unknown>): void {
  const { restoreScrollPosition: place } = router.state;
  if (!place) return;
  let isWhole = false;
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  const scroll = () => {
    window.scrollTo({ top: place, behavior: 'instant' });
    if (isWhole && window.scrollY > place - 1) stop(); // positions are fractions of a pixel
  };
  const heights = new ResizeObserver(scroll);
  const { signal } = stopping;
  signal.addEventListener('abort', () => heights.disconnect());
  for (const act of ACTS) window.addEventListener(act, stop, { passive: true, capture: true, signal });
  whenLeft(router, stop);
  heights.observe(document.body);
  void settled.then(() =>
    afterPaint(() => {
      isWhole = true;
      if (!signal.aborted) scroll();
    }),
  );
}
