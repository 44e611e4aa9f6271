import { handleChunkError } from '../shared/platform/chunk-reload.ts';
import { now } from '../shared/platform/clock.ts';
import { hasUnsavedWork } from '../shared/platform/unsaved-work.ts';
import type { SafeStorage } from '../shared/platform/storage.ts';

/** Until somebody can ask, the page's error is all there is. */
let ask: () => void = () => {};

/** Names who asks the person whether to reload, where that would destroy work (R2). */
export function askForUpdate(asks: () => void): void {
  ask = asks;
}

/** A piece of the program that did not load leads to a reload, at most one in 10,000 ms (ERR-15, ERR-16). */
export function watchChunkErrors(storage: SafeStorage): void {
  window.addEventListener('vite:preloadError', (event) => {
    const decision = handleChunkError({ storage, now, hasUnsavedWork, reload: () => location.reload() });
    // the page that is about to go needs no error of its own; otherwise the route's error page shows
    if (decision === 'reload') event.preventDefault();
    if (decision === 'ask') ask();
  });
}
