import { combine, createEvent, sample } from 'effector';
import { createMachine } from '../machine.ts';
import { $activeProfile } from '../profile/profile.model.ts';
import { $session, userRetried } from '../session/session.model.ts';
import { snackbarRequested } from '../snackbars/snackbar-requests.model.ts';
import type { SnackbarRequest } from '../snackbars/snackbars.ts';
import {
  decideInitialization,
  isCurrentCommand,
  notInitialized,
  type InitializationEvent,
  type LoadCommand,
} from './initialization.ts';
import { toSubject } from './subject.ts';

/** Its runner is bound by `startInitialization`. */
export const initializationMachine = createMachine({
  initial: notInitialized,
  decide: decideInitialization,
  isCurrent: isCurrentCommand,
});
const { occurred } = initializationMachine;

/** The first page has its data. */
export const initializationStarted = createEvent();
/** The user asked to load again what failed. */
export const initializationRetried = occurred.prepend((): InitializationEvent => ({ type: 'retried' }));
export const loadEnded = occurred.prepend(
  ({ run, load, isLoaded }: Omit<LoadCommand, 'type'> & { isLoaded: boolean }): InitializationEvent => ({
    type: 'load-ended',
    run,
    load,
    isLoaded,
  }),
);
/** Something could not be loaded, and the page on screen does not say so. */
export const failureUnnoticed = createEvent();

export const $initialization = initializationMachine.$state;
/** Deep links, switch parameters and presence wait for it; nothing visible does (R17). */
export const $initialized = $initialization.map(({ phase }) => phase === 'finished');
/** Started and not finished: the loading indicator shows it (R17). */
export const $initializing = $initialization.map(({ phase }) => phase !== 'idle' && phase !== 'finished');

const $subject = combine($session, $activeProfile, toSubject);
/** The subject of the start is read with it, later ones as they change. */
const startedFor = sample({ clock: initializationStarted, source: $subject });
sample({
  clock: [startedFor, $subject],
  fn: (subject): InitializationEvent => ({ type: 'subject-changed', subject }),
  target: occurred,
});
sample({ clock: startedFor, fn: (): InitializationEvent => ({ type: 'started' }), target: occurred });

sample({ clock: failureUnnoticed, fn: (): SnackbarRequest => failureNotice, target: snackbarRequested });
sample({
  clock: initializationRetried,
  source: $session,
  filter: ({ kind }) => kind === 'unreachable',
  target: userRetried,
});

const failureNotice: SnackbarRequest = {
  message: { key: 'errors.notAllLoaded' },
  color: 'error',
  actions: [{ label: { key: 'actions.tryAgain' }, onClick: () => initializationRetried() }],
};
