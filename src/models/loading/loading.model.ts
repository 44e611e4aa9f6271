import { createEffect, createEvent, createStore, sample } from 'effector';
import { timersHandler } from '../../shared/platform/timers.ts';
import { decideLoading, notLoading, shownProgress, type LoadingDecision, type LoadingEvent } from './loading.ts';

/** Payloads are monotonic time in ms. */
export const navigationStarted = createEvent<number>();
export const navigationFinished = createEvent<number>();
/** The timer of `scheduleLoadingFx` ran out. */
export const loadingElapsed = createEvent<{ id: string; now: number }>();

/**
 * Starts the one timer (or starts it anew) and returns at once; `loadingElapsed` tells its end.
 * It brings its handler along: the indicator comes after the first page, when the app has long been started.
 */
export const scheduleLoadingFx = createEffect(timersHandler(loadingElapsed));

/** With the wake-up still to be scheduled: several facts may come in one tick, and the sample below sees only the last state. */
const $machine = createStore<LoadingDecision>({ state: notLoading, wakeAfter: null })
  .on(navigationStarted, (machine, now) => step(machine, 'started', now))
  .on(navigationFinished, (machine, now) => step(machine, 'finished', now))
  .on(loadingElapsed, (machine, { now }) => step(machine, 'ticked', now))
  .on(scheduleLoadingFx, (machine) => ({ ...machine, wakeAfter: null }));

/** Percent to show, null = hidden. */
export const $loadingProgress = $machine.map(({ state }) => shownProgress(state));

sample({
  clock: $machine,
  filter: ({ wakeAfter }) => wakeAfter !== null,
  fn: ({ wakeAfter }) => [{ id: 'loading', ms: wakeAfter ?? 0 }],
  target: scheduleLoadingFx,
});

function step(machine: LoadingDecision, event: LoadingEvent, now: number): LoadingDecision {
  const { state, wakeAfter } = decideLoading(machine.state, event, now);
  return { state, wakeAfter: wakeAfter ?? machine.wakeAfter };
}
