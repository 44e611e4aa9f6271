import { useSyncExternalStore } from 'react';

/** Whether a media condition holds now, for what styles cannot say; follows the window. */
export const useMedia = (condition: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const query = matchMedia(condition);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(condition).matches,
  );
