import { useSyncExternalStore } from 'react';
import { layoutOf, watchLayout, type Layout } from './device.ts';

/** Phone or tablet; follows the window (UI-16). */
export const useLayout = (): Layout => useSyncExternalStore(subscribe, () => layoutOf(window.innerWidth));

const subscribe = (listener: () => void): (() => void) =>
  watchLayout({ source: window, onDetected: listener, redetectOnResize: true });

/** First width in px at which a list and its map stand side by side. */
const SIDE_BY_SIDE = 1280;

/** True where there is room for two things side by side; follows the window. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => window.innerWidth >= SIDE_BY_SIDE);
