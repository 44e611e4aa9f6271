import { createEvent, createStore } from 'effector';
import type { SnackbarRequest } from './snackbars.ts';

/** Asks for a message. The model and the list that show it are loaded later; requests made before then wait here. */
export const snackbarRequested = createEvent<SnackbarRequest>();
/** The snackbars model has taken these over. */
export const snackbarRequestsTaken = createEvent<readonly SnackbarRequest[]>();

export const $snackbarRequests = createStore<readonly SnackbarRequest[]>([])
  .on(snackbarRequested, (waiting, request) => [...waiting, request])
  .on(snackbarRequestsTaken, (waiting, taken) => waiting.filter((request) => !taken.includes(request)));
