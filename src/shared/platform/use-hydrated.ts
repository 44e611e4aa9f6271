import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the page takes over what was rendered at build time, which knows neither data nor time; then, and wherever else a page is
 * drawn, true (decision 078).
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
