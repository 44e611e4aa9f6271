import { type PageSignal, watchPage } from './page-signals.ts';
import { now } from './clock.ts';
import { type Subscribe, useSubscription } from './use-subscription.ts';
import { useMinute } from './use-minute.ts';

/** Between two readings while something is on, in ms. */
const POLL_MS = 15_000;
/** While much happens: guests see it within 5 s. */
export type Pace = 4_000 | 8_000 | typeof POLL_MS;

/** How soon something is to be read again of which this was the last news, in ms ago: the longer the silence, the later. */
export const paceAfter = (silence: number): Pace => (silence < 120_000 ? 4_000 : silence < 600_000 ? 8_000 : POLL_MS);

/** When something is to be read again by somebody whom nobody tells: at this pace while it is on (null: it is not), and when the page comes back into sight or online. Nothing is read out of sight. */
export const polls =
  (pace: Pace | null, watch: typeof watchPage = watchPage): Subscribe<void> =>
  (tick) => {
    let isInSight = true;
    const timer = pace === null ? undefined : setInterval(() => isInSight && tick(), pace);
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

const whileQuiet = polls(null);
const whileOn: Readonly<Record<Pace, Subscribe<void>>> = {
  4000: polls(4_000),
  8000: polls(8_000),
  15000: polls(POLL_MS),
};

/**
 * Reads something again for who joins no room (guests). `from`: the instant from which it is on; null: it is not, then it is read when the
 * page is looked at again; undefined: nothing is read. While it is on, each 15 s, or at another pace.
 */
export function usePolling(from: string | null | undefined, read: () => void, pace: Pace = POLL_MS): void {
  const minute = useMinute();
  const isOn = typeof from === 'string' && Date.parse(from) <= Math.max(minute, now());
  useSubscription(from === undefined ? null : isOn ? whileOn[pace] : whileQuiet, read);
}
