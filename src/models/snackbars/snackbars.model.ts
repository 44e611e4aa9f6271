import { createEvent, sample, scopeBind } from 'effector';
import { timerStarter, type Elapsed } from '../../shared/platform/timers.ts';
import { createMachine } from '../machine.ts';
import { $snackbarRequests, snackbarRequestsTaken } from './snackbar-requests.model.ts';
import { decideSnackbars, noSnackbars, type SnackbarEvent } from './snackbars.ts';

/** A timer ran out. */
export const snackbarElapsed = createEvent<Elapsed>();

const machine = createMachine({
  initial: noSnackbars,
  decide: decideSnackbars,
  makeRunner: () => {
    const startTimer = timerStarter(scopeBind(snackbarElapsed));
    return (command) => (command.type === 'start-timer' ? startTimer(command) : command.action.onClick());
  },
});
const { occurred } = machine;

/** The list of snackbars is on screen: earlier requests are taken over. */
export const snackbarListShown = createEvent();
export const snackbarDismissed = occurred.prepend((id: string): SnackbarEvent => ({ type: 'dismissed', id }));
export const snackbarActionChosen = occurred.prepend((chosen: { id: string; index: number }): SnackbarEvent => ({
  type: 'action-chosen',
  ...chosen,
}));
/** Pointer or focus entered the region … */
export const snackbarsHeld = occurred.prepend((): SnackbarEvent => ({ type: 'held' }));
/** … and left it: every visible snackbar gets its whole time again. */
export const snackbarsReleased = occurred.prepend((): SnackbarEvent => ({ type: 'released' }));

export const $snackbars = machine.$state.map(({ visible }) => visible);
/** How many wait for a place. */
export const $queuedSnackbars = machine.$state.map(({ queued }) => queued.length);

sample({
  clock: [snackbarListShown, $snackbarRequests],
  source: $snackbarRequests,
  filter: (requests) => requests.length > 0,
  target: snackbarRequestsTaken,
});
sample({
  clock: snackbarRequestsTaken,
  fn: (requests): SnackbarEvent => ({ type: 'requested', requests }),
  target: occurred,
});
sample({ clock: snackbarElapsed, fn: ({ id }): SnackbarEvent => ({ type: 'elapsed', id }), target: occurred });
