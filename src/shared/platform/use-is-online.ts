import { useSyncExternalStore } from 'react';
import { watchPage } from './page-signals.ts';

const subscribe = (changed: () => void) =>
  watchPage((signal) => (signal === 'network-lost' || signal === 'network-found' ? changed() : undefined));

/** Whether there is a network, as far as the browser knows. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
