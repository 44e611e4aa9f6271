import type { DataRouter } from 'react-router';
import type { App } from '../app.ts';
import { settled } from '../router-settled.ts';

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
export async function pageSettled({ router, clients }: Pick<App, 'router' | 'clients'>): Promise<void> {
  await settled(router);
  const client = clients.current();
  if (client.isFetching() === 0) return;
  await new Promise<void>((resolve) => {
    const stop = client.getQueryCache().subscribe(() => {
      if (client.isFetching() > 0) return;
      stop();
      resolve();
    });
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
