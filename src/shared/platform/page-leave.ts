/**
 * Calls `run` whenever this page may be seen for the last time: hidden, put away, unloaded. Phones tell of nothing later.
 * Stops with the function it answers.
 */
export function onPageLeave(run: () => void): () => void {
  const hidden = () => {
    if (document.visibilityState === 'hidden') run();
  };
  document.addEventListener('visibilitychange', hidden);
  window.addEventListener('pagehide', run);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    window.removeEventListener('pagehide', run);
  };
}

/** Until the returned function is called, the browser asks whether the tab may be closed or reloaded: for what could not be begun again. */
export function askBeforeClosing(): () => void {
  const end = new AbortController();
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: end.signal });
  return () => end.abort();
}
