import { type PageSignal, watchPage } from './page-signals.ts';
import { now } from './clock.ts';
import { type Subscribe, useSubscription } from './use-subscription.ts';
import { useMinute } from './use-minute.ts';

/** Between two readings while something is on, in ms. */
const POLL_MS = 15_000;

/** When something is to be read again by somebody whom nobody tells: each 15 s while it is on, and when the page comes back into sight or online. Nothing is read out of sight. */
export const polls =
  (isOn: boolean, watch: typeof watchPage = watchPage): Subscribe<void> =>
  (tick) => {
    let isInSight = true;
    const timer = isOn ? setInterval(() => isInSight && tick(), POLL_MS) : undefined;
    const stop = watch((signal) => {
      if (signal in sight) isInSight = sight[signal as keyof typeof sight]; // as just asked
      if (returns.has(signal)) tick();
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  };
const sight = { hidden: false, 'page-left': false, shown: true, 'page-restored': true } as const;
const returns = new Set<PageSignal>(['shown', 'page-restored', 'network-found']);

const whileOn = polls(true);
const whileQuiet = polls(false);

/**
 * Reads something again for who joins no room (guests). `from`: the instant from which it is on; null: it is not, then it is read when the
 * page is looked at again; undefined: nothing is read.
 */
export function usePolling(from: string | null | undefined, read: () => void): void {
  const minute = useMinute();
  const isOn = typeof from === 'string' && Date.parse(from) <= Math.max(minute, now());
  useSubscription(from === undefined ? null : isOn ? whileOn : whileQuiet, read);
}
