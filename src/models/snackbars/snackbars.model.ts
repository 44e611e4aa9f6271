import { createEffect, createEvent, createStore, sample } from 'effector';
import {
  $snackbarRequests,
  scheduleSnackbarsFx,
  snackbarElapsed,
  snackbarRequestsTaken,
} from './snackbar-requests.model.ts';
import {
  decideSnackbars,
  noSnackbars,
  type SnackbarAction,
  type SnackbarDecision,
  type SnackbarEvent,
} from './snackbars.ts';

/** The list of snackbars is on screen: what was asked for before it was there is taken up. */
export const snackbarListShown = createEvent();
export const snackbarDismissed = createEvent<string>();
export const snackbarActionChosen = createEvent<{ id: string; index: number }>();
/** Pointer or focus came into the region … */
export const snackbarsHeld = createEvent();
/** … and left it: every visible snackbar gets its whole time again. */
export const snackbarsReleased = createEvent();

/** An effect, because events called in its handler stay in the scope; its failure is the action's own. */
export const runSnackbarActionsFx = createEffect<readonly SnackbarAction[], void>((actions) => {
  for (const action of actions) action.onClick();
});

/** With what is still to be started: several facts may come in one tick, and the samples below see only the last state. */
const $machine = createStore<SnackbarDecision>({ state: noSnackbars, timers: [], actions: [] })
  .on(snackbarRequestsTaken, (machine, requests) =>
    requests.reduce((next, request) => step(next, { type: 'requested', request }), machine),
  )
  .on(snackbarElapsed, (machine, { id }) => step(machine, { type: 'elapsed', id }))
  .on(snackbarDismissed, (machine, id) => step(machine, { type: 'dismissed', id }))
  .on(snackbarActionChosen, (machine, chosen) => step(machine, { type: 'action-chosen', ...chosen }))
  .on(snackbarsHeld, (machine) => step(machine, { type: 'held' }))
  .on(snackbarsReleased, (machine) => step(machine, { type: 'released' }))
  .on(scheduleSnackbarsFx, (machine, begun) => ({
    ...machine,
    timers: machine.timers.filter((timer) => !begun.includes(timer)),
  }))
  .on(runSnackbarActionsFx, (machine, run) => ({
    ...machine,
    actions: machine.actions.filter((action) => !run.includes(action)),
  }));

export const $snackbars = $machine.map(({ state }) => state.visible);
/** How many wait for a place. */
export const $queuedSnackbars = $machine.map(({ state }) => state.queued.length);

sample({
  clock: [snackbarListShown, $snackbarRequests],
  source: $snackbarRequests,
  filter: (requests) => requests.length > 0,
  target: snackbarRequestsTaken,
});
sample({
  clock: $machine,
  filter: ({ timers }) => timers.length > 0,
  fn: ({ timers }) => timers,
  target: scheduleSnackbarsFx,
});
sample({
  clock: $machine,
  filter: ({ actions }) => actions.length > 0,
  fn: ({ actions }) => actions,
  target: runSnackbarActionsFx,
});

function step(machine: SnackbarDecision, event: SnackbarEvent): SnackbarDecision {
  const { state, timers, actions } = decideSnackbars(machine.state, event);
  return { state, timers: [...machine.timers, ...timers], actions: [...machine.actions, ...actions] };
}
