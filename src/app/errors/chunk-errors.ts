import { handleChunkError } from '../../shared/platform/chunk-reload.ts';
import { now } from '../../shared/platform/clock.ts';
import { after } from '../../shared/platform/timers.ts';
import { hasUnsavedWork } from '../../shared/platform/unsaved-work.ts';
import type { SafeStorage } from '../../shared/platform/storage.ts';
import { errorPorts } from './error-ports.ts';

/** Longer than the next page takes to answer, in ms. */
const LEAVING = 10_000;

/**
 * A chunk that did not load leads to a reload, at most one in 10,000 ms (ERR-15, ERR-16). Firefox and Safari say the same of all that is on its way
 * when the page is left: a reload then would bring back whoever wanted to leave (decision 077).
 */
export function watchChunkErrors(storage: SafeStorage): void {
  let leaves = false;
  window.addEventListener('beforeunload', ({ isTrusted }) => {
    leaves = isTrusted; // tests ask the app by this event too, and do not leave
  });
  const lose = (event: VitePreloadErrorEvent): void => {
    if (errorPorts.isDispensable(event.payload)) return;
    if (leaves) {
      event.preventDefault(); // whoever waits for it goes on waiting
      // a download, or the user stayed
      after(LEAVING, () => {
        leaves = false;
        lose(event);
      });
      return;
    }
    const decision = handleChunkError({ storage, now, hasUnsavedWork, reload: () => errorPorts.reload() });
    // a page that is being reloaded needs no error; otherwise the route's error page is shown
    if (decision === 'reload') event.preventDefault();
    if (decision === 'ask') errorPorts.ask();
  };
  window.addEventListener('vite:preloadError', lose);
}
