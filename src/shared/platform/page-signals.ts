/** What a page hears about itself. */
export type PageSignal = 'hidden' | 'shown' | 'page-left' | 'page-restored' | 'network-lost' | 'network-found';

/** Tells the present state first, where it is not the usual one, then every change. Returns how to stop. */
export function watchPage(tell: (signal: PageSignal) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  if (document.visibilityState === 'hidden') tell('hidden');
  if (!navigator.onLine) tell('network-lost');
  document.addEventListener(
    'visibilitychange',
    () => tell(document.visibilityState === 'hidden' ? 'hidden' : 'shown'),
    { signal },
  );
  addEventListener('pagehide', () => tell('page-left'), { signal });
  addEventListener('pageshow', ({ persisted }) => (persisted ? tell('page-restored') : undefined), { signal });
  addEventListener('offline', () => tell('network-lost'), { signal });
  addEventListener('online', () => tell('network-found'), { signal });
  return () => stop.abort();
}
