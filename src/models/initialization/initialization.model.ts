import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $activeProfile } from '../profile/profile.model.ts';
import type { ActiveProfile } from '../profile/profile.ts';
import { $session, userRetried } from '../session/session.model.ts';
import { snackbarRequested } from '../snackbars/snackbar-requests.model.ts';
import type { SnackbarRequest } from '../snackbars/snackbars.ts';
import {
  decideInitialization,
  notInitialized,
  type InitializationEvent,
  type InitializationState,
  type Load,
  type Step,
} from './initialization.ts';
import { toSubject } from './subject.ts';

/** One thing to load, for one run; `profile` is null for whoever is not signed in. */
export interface LoadOrder {
  run: number;
  load: Load;
  profile: ActiveProfile | null;
}

/** What the machine needs of the running app. It is loaded after the app has started, so `fork` cannot bind it. */
export interface InitializationPorts {
  /** Resolves when it is loaded (or was already), rejects when it cannot be. */
  load: (order: LoadOrder) => Promise<void>;
  /** True when the page itself already says that something is wrong, and offers to try again. */
  isTroubleShown: () => boolean;
}

/** The app stands: its initialization may begin. */
export const initializationStarted = createEvent<InitializationPorts>();
/** A person wants another try of what failed. */
export const initializationRetried = createEvent();
/** A run has come to its end, whatever failed in it. */
export const initializationFinished = createEvent<{ failed: readonly Step[] }>();

const $ports = createStore<InitializationPorts | null>(null).on(
  initializationStarted,
  (known, ports) => known ?? ports,
);

const loadFx = createEffect<{ ports: InitializationPorts | null; order: LoadOrder }, void>(async ({ ports, order }) =>
  ports?.load(order),
);
const orderFx = attach({ source: $ports, mapParams: (order: LoadOrder, ports) => ({ ports, order }), effect: loadFx });
const placeOrdersFx = createEffect((orders: readonly LoadOrder[]) => {
  // not awaited: each tells of its own end
  for (const order of orders) void orderFx(order).catch(() => {});
});
/** Asked only when something failed. */
const askTroubleFx = attach({ source: $ports, effect: (ports): boolean => ports?.isTroubleShown() ?? false });

const $subject = combine($session, $activeProfile, toSubject);
/** The first subject, read where the machine begins. */
const begun = sample({ clock: initializationStarted, source: $subject });

/** With what is still to be done: several facts may come in one tick, and the samples below see only the last state. */
interface Machine {
  state: InitializationState;
  orders: readonly LoadOrder[];
  ended: { failed: readonly Step[] } | null;
}

const $machine = createStore<Machine>({ state: notInitialized, orders: [], ended: null })
  .on(begun, (machine, subject) => step(step(machine, { type: 'subject', subject }), { type: 'started' }))
  .on($subject, (machine, subject) => step(machine, { type: 'subject', subject }))
  .on(orderFx.done, (machine, { params: { run, load } }) => step(machine, { type: 'ended', run, load, isLoaded: true }))
  .on(orderFx.fail, (machine, { params: { run, load } }) =>
    step(machine, { type: 'ended', run, load, isLoaded: false }),
  )
  .on(initializationRetried, (machine) => step(machine, { type: 'retried' }))
  .on(placeOrdersFx, (machine, placed) => ({
    ...machine,
    orders: machine.orders.filter((order) => !placed.includes(order)),
  }))
  .on(initializationFinished, (machine) => ({ ...machine, ended: null }));

export const $initialization = $machine.map(({ state }) => state);
/** Deep links, switch parameters and presence wait for it; nothing visible does (R17). */
export const $initialized = $initialization.map(({ phase }) => phase === 'finished');
/** Begun and not finished: the loading indicator shows it (R17). */
export const $initializing = $initialization.map(({ phase }) => phase !== 'idle' && phase !== 'finished');

sample({
  clock: $machine,
  filter: ({ orders }) => orders.length > 0,
  fn: ({ orders }) => orders,
  target: placeOrdersFx,
});
sample({
  clock: $machine,
  filter: ({ ended }) => ended !== null,
  fn: ({ ended }) => ended ?? { failed: [] },
  target: initializationFinished,
});

sample({ clock: initializationFinished, filter: ({ failed }) => failed.length > 0, target: askTroubleFx });
sample({
  clock: askTroubleFx.doneData,
  filter: (isShown) => !isShown,
  fn: (): SnackbarRequest => failureNotice,
  target: snackbarRequested,
});
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

function step(machine: Machine, event: InitializationEvent): Machine {
  const { state, loads } = decideInitialization(machine.state, event);
  const profile = state.subject.kind === 'user' ? state.subject.profile : null;
  // a run begins with the language: no step leads from one end to the next
  const hasEnded = state.phase === 'finished' && machine.state.phase !== 'finished';
  return {
    state,
    // what an earlier run has not asked yet is not asked any more
    orders: [
      ...machine.orders.filter(({ run }) => run === state.run),
      ...loads.map((load) => ({ run: state.run, load, profile })),
    ],
    ended: hasEnded ? { failed: state.failed } : state.phase === 'finished' ? machine.ended : null,
  };
}
