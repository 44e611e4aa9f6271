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

/** The browser asks whether the tab may be closed or reloaded while `isBusy`: what is under way could not be begun again. */
export function askBeforeClosing(isBusy: () => boolean): void {
  window.addEventListener('beforeunload', (event) => {
    if (isBusy()) event.preventDefault();
  });
}
