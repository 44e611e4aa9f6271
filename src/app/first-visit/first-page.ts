import type { DataRouter } from 'react-router';
import { after } from '../../shared/platform/timers.ts';
import type { App } from '../app.ts';

const POLL_MS = 100;
/** A page that takes longer than 4 seconds does not delay the rest. */
const MAX_POLLS = 40;

/** Resolves when the first page's loader has ended. */
export function firstPage(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
    if (router.state.initialized) resolve();
  });
}

/** Calls back once the first page has its data: until then nothing may compete with it (R17). */
export function whenSettled(app: App, run: () => void, polls = MAX_POLLS): void {
  const { state } = app.router;
  const isBusy = !state.initialized || state.navigation.state !== 'idle' || app.clients.current().isFetching() > 0;
  if (isBusy && polls > 0) after(POLL_MS, () => whenSettled(app, run, polls - 1));
  else run();
}

/** Calls back when the user first goes to another address; a redirect of the first page does not count. */
export function whenLeft(router: DataRouter, run: () => void): void {
  let first = router.state.initialized ? router.state.location.key : undefined;
  const stop = router.subscribe(({ initialized, location }) => {
    if (!initialized) return;
    first ??= location.key;
    if (location.key === first) return;
    stop();
    run();
  });
}
