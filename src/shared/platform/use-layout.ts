import { useSyncExternalStore } from 'react';
import { layoutOf, watchLayout, type Layout } from './device.ts';

/** Phone or tablet; follows the window (UI-16). */
export const useLayout = (): Layout => useSyncExternalStore(subscribe, () => layoutOf(window.innerWidth));

const subscribe = (listener: () => void): (() => void) =>
  watchLayout({ source: window, onDetected: listener, redetectOnResize: true });
