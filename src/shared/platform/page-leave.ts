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
