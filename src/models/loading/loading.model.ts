import { createEffect, createEvent, createStore, merge, sample } from 'effector';
import { decideLoading, notLoading, shownProgress, type LoadingEvent } from './loading.ts';

/** Payloads are monotonic time in ms. */
export const navigationStarted = createEvent<number>();
export const navigationFinished = createEvent<number>();
/** The timer of `scheduleLoadingFx` ran out. */
export const loadingElapsed = createEvent<{ id: string; now: number }>();

/** Starts the one timer (or starts it anew) and returns at once; `loadingElapsed` tells its end. */
export const scheduleLoadingFx = createEffect<readonly { id: string; ms: number }[], void>(() => {
  throw new Error('scheduleLoadingFx is bound at start');
});

const $state = createStore(notLoading);
/** Percent to show, null = hidden. */
export const $loadingProgress = $state.map(shownProgress);

const happened = merge([
  navigationStarted.map((now): { type: LoadingEvent; now: number } => ({ type: 'started', now })),
  navigationFinished.map((now): { type: LoadingEvent; now: number } => ({ type: 'finished', now })),
  loadingElapsed.map(({ now }): { type: LoadingEvent; now: number } => ({ type: 'ticked', now })),
]);
const decided = sample({ clock: happened, source: $state, fn: (state, { type, now }) => decideLoading(state, type, now) });

$state.on(decided, (_, { state }) => state);
sample({
  clock: decided,
  fn: ({ wakeAfter }) => (wakeAfter === null ? [] : [{ id: 'loading', ms: wakeAfter }]),
  target: scheduleLoadingFx,
});
