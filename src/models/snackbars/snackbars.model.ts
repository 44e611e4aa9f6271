import { createEffect, createEvent, createStore, merge, sample } from 'effector';
import { decideSnackbars, noSnackbars, type SnackbarAction, type SnackbarEvent, type SnackbarRequest } from './snackbars.ts';

export const snackbarRequested = createEvent<SnackbarRequest>();
/** A timer of `scheduleSnackbarsFx` ran out. */
export const snackbarElapsed = createEvent<{ id: string; now: number }>();
export const snackbarDismissed = createEvent<string>();
export const snackbarActionChosen = createEvent<{ id: string; index: number }>();
/** Pointer or focus came into the region … */
export const snackbarsHeld = createEvent();
/** … and left it: every visible snackbar gets its whole time again. */
export const snackbarsReleased = createEvent();

/** Starts timers (or starts them anew) and returns at once; `snackbarElapsed` tells the end of each. */
export const scheduleSnackbarsFx = createEffect<readonly { id: string; ms: number }[], void>(() => {
  throw new Error('scheduleSnackbarsFx is bound at start');
});
/** An effect, because events called in its handler stay in the scope; its failure is the action's own. */
export const runSnackbarActionFx = createEffect<SnackbarAction, void>((action) => action.onClick());

const $state = createStore(noSnackbars);
export const $snackbars = $state.map((state) => state.visible);
/** How many wait for a place. */
export const $queuedSnackbars = $state.map((state) => state.queued.length);

const actionFound = sample({
  clock: snackbarActionChosen,
  source: $state,
  fn: (state, { id, index }) => state.visible.find((snackbar) => snackbar.id === id)?.actions[index] ?? null,
});
const happened = merge([
  snackbarRequested.map((request): SnackbarEvent => ({ type: 'requested', request })),
  snackbarElapsed.map(({ id }): SnackbarEvent => ({ type: 'elapsed', id })),
  snackbarDismissed.map((id): SnackbarEvent => ({ type: 'dismissed', id })),
  snackbarActionChosen.map(({ id }): SnackbarEvent => ({ type: 'dismissed', id })),
  snackbarsHeld.map((): SnackbarEvent => ({ type: 'held' })),
  snackbarsReleased.map((): SnackbarEvent => ({ type: 'released' })),
]);
const decided = sample({ clock: happened, source: $state, fn: decideSnackbars });

$state.on(decided, (_, { state }) => state);
sample({
  clock: decided,
  filter: ({ timers }) => timers.length > 0,
  fn: ({ timers }) => timers,
  target: scheduleSnackbarsFx,
});
sample({ clock: actionFound, filter: (action) => action !== null, target: runSnackbarActionFx });
