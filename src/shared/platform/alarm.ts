import { monotonicNow } from './timers.ts';

/** Longer delays overflow; whoever is woken early asks again. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Wakes somebody at a moment of monotonic time; another moment takes the place of the one before, null of all. */
export function createAlarm(ring: () => void): (at: number | null) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (at) => {
    clearTimeout(timer);
    if (at !== null) timer = setTimeout(ring, Math.min(Math.max(0, Math.ceil(at - monotonicNow())), MAX_DELAY_MS));
  };
}

/** The promise's end, or a rejection after `ms`. */
export function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms.`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
