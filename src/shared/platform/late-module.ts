import { useCallback, useSyncExternalStore } from 'react';
import { whenIdle } from './when-idle.ts';

export interface LateModule<M> {
  /** Loads it once; rejects when it cannot be fetched, and the next call tries again. */
  load: () => Promise<void>;
  /** Loads it ahead of its use. Reports nothing: a missing chunk reloads the app. */
  preload: () => void;
  /** Hook: the module once it is loaded, else null. It is asked for once the component is on screen, or when others do. `onFailed` must be stable. */
  useLoaded: (asked?: Asked, onFailed?: () => void) => M | null;
}

/** When a component asks for it: at once, when the browser has nothing else to do, or not at all. */
type Asked = 'now' | 'when-idle' | 'by-others';

/** A chunk that components draw without as long as it is on its way. It is code, not state: loaded for the whole tab or not at all. */
export function lateModule<M>(fetchModule: () => Promise<M>): LateModule<M> {
  let loaded: M | null = null;
  const listeners = new Set<() => void>();
  const current = () => loaded;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const load = async () => {
    if (loaded) return;
    loaded = await fetchModule();
    for (const listener of listeners) listener();
  };
  const preload = () => void load().catch(() => {});
  return {
    load,
    preload,
    useLoaded(asked = 'by-others', onFailed) {
      const wait = useCallback(
        (listener: () => void) => {
          if (asked === 'when-idle') whenIdle(preload);
          else if (asked === 'now') load().catch(() => onFailed?.());
          return subscribe(listener);
        },
        [asked, onFailed],
      );
      return useSyncExternalStore(wait, current, current);
    },
  };
}
