import { watchPage } from './page-signals.ts';

/** Keeps the screen on until it is called off, where the browser can; anew each time the page comes back into sight. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async () => {
    // Firefox on phones and old Safari have none; a low battery refuses it
    const given = 'wakeLock' in navigator ? await navigator.wakeLock.request('screen').catch(() => null) : null;
    if (isOver) void given?.release();
    else lock = given;
  };
  void ask();
  const stop = watchPage((signal) => {
    if (signal === 'shown' || signal === 'page-restored') void ask();
  });
  return () => {
    isOver = true;
    stop();
    void lock?.release();
  };
}
