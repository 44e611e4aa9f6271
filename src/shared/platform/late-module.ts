import { useSyncExternalStore } from 'react';

export interface LateModule<M> {
  /** Loads it once; rejects when it cannot be fetched, and the next call tries again. */
  load: () => Promise<void>;
  /** Hook: the module once it is loaded, else null. */
  useLoaded: () => M | null;
}

/** A chunk that components draw without as long as it is on its way. It is code, not state: loaded for the whole tab or not at all. */
export function lateModule<M>(fetchModule: () => Promise<M>): LateModule<M> {
  let loaded: M | null = null;
  const listeners = new Set<() => void>();
  const current = () => loaded;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    load: async () => {
      if (loaded) return;
      loaded = await fetchModule();
      for (const listener of listeners) listener();
    },
    useLoaded: () => useSyncExternalStore(subscribe, current, current),
  };
}
