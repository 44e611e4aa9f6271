import { pause } from '../platform/timers.ts';

/** Longest wait for the calls of a user who signs out, in ms. */
const LONGEST_WAIT = 2_000;

const underWay = new Set<Promise<unknown>>();

/** Registers a call that was given its token: a sign-out at the server before its answer would refuse it. Settles as the call does. */
export async function usingToken<T>(call: Promise<T>): Promise<T> {
  underWay.add(call);
  try {
    return await call;
  } finally {
    underWay.delete(call);
  }
}

/** Resolves when those calls are answered, after 2 seconds at the latest. */
export async function tokenUnused(): Promise<void> {
  await pause(0); // what follows from the sign-out is sent within its own task
  await Promise.race([Promise.allSettled(underWay), pause(LONGEST_WAIT)]);
}
