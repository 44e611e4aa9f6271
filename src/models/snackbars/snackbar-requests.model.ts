import { createEffect, createEvent, createStore } from 'effector';
import type { SnackbarRequest } from './snackbars.ts';

/** Anyone's wish to say something. The machine that shows it comes with the list that draws it; until then the wish waits here. */
export const snackbarRequested = createEvent<SnackbarRequest>();
/** The machine has them now. */
export const snackbarRequestsTaken = createEvent<readonly SnackbarRequest[]>();
/** A timer of `scheduleSnackbarsFx` ran out. */
export const snackbarElapsed = createEvent<{ id: string; now: number }>();

/** Starts timers (or starts them anew) and returns at once; `snackbarElapsed` tells the end of each. */
export const scheduleSnackbarsFx = createEffect<readonly { id: string; ms: number }[], void>(() => {
  throw new Error('scheduleSnackbarsFx is bound at start');
});

export const $snackbarRequests = createStore<readonly SnackbarRequest[]>([])
  .on(snackbarRequested, (waiting, request) => [...waiting, request])
  .on(snackbarRequestsTaken, (waiting, taken) => waiting.filter((request) => !taken.includes(request)));
