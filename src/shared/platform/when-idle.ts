import { after } from './timers.ts';

/** A page that has just been shown is looked at, and perhaps touched. All times are in ms. */
const QUIET_MS = 500;
/** At the latest, and where the browser cannot tell when it is idle (Safari). */
const LATER_MS = 2_000;

/** Runs something once when the browser has nothing else to do, half a second after the page is loaded at the earliest. */
export function whenIdle(run: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in globalThis) after(QUIET_MS, () => requestIdleCallback(run, { timeout: LATER_MS }));
    else after(LATER_MS, run);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
