import { handleChunkError } from '../../shared/platform/chunk-reload.ts';
import { now } from '../../shared/platform/clock.ts';
import { hasUnsavedWork } from '../../shared/platform/unsaved-work.ts';
import type { SafeStorage } from '../../shared/platform/storage.ts';
import { errorPorts } from './error-ports.ts';

/** A chunk that did not load leads to a reload, at most one in 10,000 ms (ERR-15, ERR-16). */
export function watchChunkErrors(storage: SafeStorage): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (errorPorts.isDispensable(event.payload)) return;
    const decision = handleChunkError({ storage, now, hasUnsavedWork, reload: () => errorPorts.reload() });
    // a page that is being reloaded needs no error; otherwise the route's error page is shown
    if (decision === 'reload') event.preventDefault();
    if (decision === 'ask') errorPorts.ask();
  });
}
