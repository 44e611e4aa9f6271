import { useSyncExternalStore } from 'react';
import { watchPage } from './page-signals.ts';

/** The last read had an answer. */
let isReached = true;
const listeners = new Set<() => void>();

/** Whether the server answers: a browser believes in a network that leads nowhere. */
export function reportReached(is: boolean): void {
  if (is === isReached) return;
  isReached = is;
  for (const listener of listeners) listener();
}

/** Whether there is a network, as far as is known. */
export const isOnline = (): boolean => navigator.onLine && isReached;

/** Calls back when that changes. */
export function watchOnline(changed: () => void): () => void {
  const stop = watchPage((signal) => (signal === 'network-lost' || signal === 'network-found' ? changed() : undefined));
  listeners.add(changed);
  return () => {
    stop();
    listeners.delete(changed);
  };
}

/** `isOnline`, followed. */
export const useIsOnline = (): boolean => useSyncExternalStore(watchOnline, isOnline);
