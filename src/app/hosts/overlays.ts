import { useEffect, useSyncExternalStore } from 'react';
import type * as OverlayViews from './overlay-views.ts';

type Overlays = typeof OverlayViews;

// code, not state of one app: loaded for all apps of a tab or for none
let overlays: Overlays | null = null;
const listeners = new Set<() => void>();

/** Loads the views; rejects when they cannot be fetched, and the next call tries again. */
export async function loadOverlays(): Promise<void> {
  if (overlays) return;
  overlays = await import('./overlay-views.ts');
  for (const listener of listeners) listener();
}

/** The views once they are loaded, else null. Loads them when `isWanted`; `onFailed` must be stable. */
export function useOverlays(isWanted: boolean, onFailed?: () => void): Overlays | null {
  useEffect(() => {
    if (isWanted) loadOverlays().catch(() => onFailed?.());
  }, [isWanted, onFailed]);
  return useSyncExternalStore(subscribe, current, current);
}

const current = (): Overlays | null => overlays;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
