import { scopeBind, type EventCallable } from 'effector';

export interface Timer {
  id: string;
  ms: number;
}
/** A timer ran out; `now` is monotonic time in ms. */
export interface Elapsed {
  id: string;
  now: number;
}

/** Longer delays overflow and would run out at once. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Time that no change of the clock moves; its zero is arbitrary. */
export const monotonicNow = (): number => performance.now();

/**
 * Handler for a model's timer port, for one scope: starts each timer, returns at once, and calls `elapsed` in the
 * scope the port was called in. A timer that runs under the same id is replaced.
 */
export function timersHandler(
  elapsed: EventCallable<Elapsed>,
  now: () => number = monotonicNow,
): (timers: readonly Timer[]) => void {
  const running = new Map<string, ReturnType<typeof setTimeout>>();
  return (timers) => {
    const fire = scopeBind(elapsed);
    for (const { id, ms } of timers) {
      clearTimeout(running.get(id));
      const handle = setTimeout(
        () => {
          running.delete(id);
          fire({ id, now: now() });
        },
        Math.min(ms, MAX_DELAY_MS),
      );
      running.set(id, handle);
    }
  };
}

/** Resolves after so many ms. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs something once, later; nobody needs to stop it. */
export const after = (ms: number, run: () => void): void => void setTimeout(run, ms);

/** Calls `tick` each second until the returned function is called: what a countdown subscribes to. */
export function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1_000);
  return () => clearInterval(timer);
}
