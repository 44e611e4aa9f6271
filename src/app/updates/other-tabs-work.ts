import { pause } from '../../shared/platform/timers.ts';
import { hasUnsavedWork } from '../../shared/platform/unsaved-work.ts';

/** Long enough for a tab in the background; nobody looks at this one meanwhile. In ms. */
const ANSWER_WITHIN = 500;

type Said = 'busy?' | 'busy';

/** Asks all tabs of the app whether they have work that a reload would destroy (R2). */
export function createTabsWork(channel: BroadcastChannel | null): () => Promise<boolean> {
  let heard: (() => void) | null = null;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  const say = (said: Said) => channel?.postMessage(said);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'busy?' && hasUnsavedWork()) say('busy');
    if (data === 'busy') heard?.();
  });
  return async () => {
    if (hasUnsavedWork()) return true;
    if (!channel) return false;
    const busy = new Promise<boolean>((resolve) => {
      heard = () => resolve(true);
    });
    say('busy?');
    return Promise.race([busy, pause(ANSWER_WITHIN).then(() => false)]);
  };
}
