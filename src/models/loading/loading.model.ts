import { createEvent, sample, scopeBind } from 'effector';
import { timerStarter, type Elapsed } from '../../shared/platform/timers.ts';
import { createMachine } from '../machine.ts';
import { decideLoading, notLoading, shownProgress, type LoadingEvent } from './loading.ts';

const elapsed = createEvent<Elapsed>();

const machine = createMachine({
  initial: notLoading,
  decide: decideLoading,
  makeRunner: () => {
    const startTimer = timerStarter(scopeBind(elapsed));
    return ({ ms }) => startTimer({ id: 'loading', ms });
  },
});

/** Payloads are monotonic time in ms. */
export const navigationStarted = machine.occurred.prepend((now: number): LoadingEvent => ({ type: 'started', now }));
export const navigationFinished = machine.occurred.prepend((now: number): LoadingEvent => ({ type: 'finished', now }));
sample({ clock: elapsed, fn: ({ now }): LoadingEvent => ({ type: 'elapsed', now }), target: machine.occurred });

/** Percent to show, null = hidden. */
export const $loadingProgress = machine.$state.map(shownProgress);
