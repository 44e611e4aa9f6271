import { useEffect, useEffectEvent } from 'react';

/** Begins something that is heard, and returns how to end it. */
export type Subscribe<T> = (hear: (event: T) => void) => () => void;

/**
 * Is subscribed to something outside of React while the component is on screen, and does something about what it hears; a value that is
 * drawn is `useSyncExternalStore`'s. `subscribe` must be stable, another one begins anew, null ends it. `hear` may be a new function each time.
 */
export function useSubscription<T>(subscribe: Subscribe<T> | null, hear?: (event: T) => void): void {
  const onEvent = useEffectEvent((event: T) => hear?.(event));
  useEffect(() => subscribe?.((event) => onEvent(event)), [subscribe]);
}
