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

/** Milliseconds from an arbitrary start; not affected by changes of the system clock. */
export const monotonicNow = (): number => performance.now();

/** For a machine's runner: starts a timer and returns at once; `elapsed` is called at its end. A running timer of the same id is replaced. */
export function timerStarter(elapsed: (end: Elapsed) => void): (timer: Timer) => void {
  const running = new Map<string, ReturnType<typeof setTimeout>>();
  return ({ id, ms }) => {
    clearTimeout(running.get(id));
    const end = () => {
      running.delete(id);
      elapsed({ id, now: monotonicNow() });
    };
    running.set(id, setTimeout(end, Math.min(ms, MAX_DELAY_MS)));
  };
}

/** Resolves after so many ms. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs something once after so many ms; it cannot be cancelled. */
export const after = (ms: number, run: () => void): void => void setTimeout(run, ms);

/** Calls `tick` every so many ms as long as the page lives. */
export const every = (ms: number, tick: () => void): void => void setInterval(tick, ms);

/** Calls `tick` each second until the returned function is called: for countdowns. */
export function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1_000);
  return () => clearInterval(timer);
}
