import { isFirstPageShown, subscribeToFirstPage } from '../api/first-visit.ts';
import { pause } from './timers.ts';

/** At the latest, where the page never comes to rest; in ms. */
const LATEST = { timeout: 1_000 };

/** Resolves when the browser has nothing else to do: what is on its way to the screen is painted. Safari cannot tell and gets a task of its own. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), LATEST);
    else void pause(0).then(resolve);
  });

/** Runs something once when the first page is complete and the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  const wait = () => void idle().then(run);
  if (isFirstPageShown()) {
    wait();
    return;
  }
  const stop = subscribeToFirstPage(() => {
    stop();
    wait();
  });
}
