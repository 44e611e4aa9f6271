import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { now } from './clock.ts';
import { everySecond } from './timers.ts';

/** Instants of the wire or epoch ms; what has none is passed over. */
export type Deadlines = readonly (string | number | false | null | undefined)[];

/**
 * Draws the component anew when one of these moments has come, and reports it: what ends by the clock alone is announced by nobody.
 * It is looked at each second, because a timer stands still while the device sleeps.
 */
export function useDeadlines(deadlines: Deadlines, onPassed?: () => unknown): void {
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  /** Until when all of them have been reported: something else may draw the component at the moment itself. */
  const reported = useRef<number>(null);
  const passed = useEffectEvent(() => {
    drawAnew();
    onPassed?.();
  });
  const moments = momentsOf(deadlines).join(' ');
  useEffect(() => {
    reported.current ??= now();
    if (comingAfter(reported.current, moments).length === 0) return;
    return everySecond(() => {
      const at = now();
      if (comingAfter(reported.current ?? at, moments).every((moment) => moment > at)) return;
      reported.current = at;
      passed();
    });
  }, [moments]);
}

const comingAfter = (time: number, moments: string): number[] =>
  moments.split(' ').flatMap((moment) => (Number(moment) > time ? Number(moment) : []));

/** Epoch ms, each once, in their order. */
export function momentsOf(deadlines: Deadlines): number[] {
  const moments = deadlines.flatMap((one) => (typeof one === 'string' ? Date.parse(one) : one || []));
  return [...new Set(moments)].toSorted((a, b) => a - b);
}
