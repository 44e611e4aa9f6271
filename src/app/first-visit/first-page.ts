import type { DataRouter } from 'react-router';
import { after } from '../../shared/platform/timers.ts';
import type { App } from '../app.ts';
import { isSettled } from '../router-settled.ts';

/** A page that takes longer does not delay the rest; in ms. */
const SETTLED_WITHIN = 4_000;

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

/** Resolves once the first page has its data: until then nothing may compete with it (R17). */
export function pageSettled({ router, clients }: Pick<App, 'router' | 'clients'>): Promise<void> {
  return new Promise((resolve) => {
    let client = clients.current();
    const follow = () => client.getQueryCache().subscribe(check);
    let stopCache = follow();
    const stopRouter = router.subscribe(check);
    const end = () => {
      stopCache();
      stopRouter();
      resolve();
    };
    after(SETTLED_WITHIN, end);
    check();

    function check(): void {
      if (client !== clients.current()) {
        stopCache();
        client = clients.current();
        stopCache = follow();
      }
      if (isSettled(router.state) && client.isFetching() === 0) end();
    }
  });
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
