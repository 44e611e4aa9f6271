import type { Decision } from '../machine.ts';

/** Source: UI-18 … UI-20; ledger C-54 settles which of 400 and 500 is which. */
export const LOADING_THROTTLE_MS = 200;
export const LOADING_DURATION_MS = 2000;
export const LOADING_HIDE_DELAY_MS = 500;
export const LOADING_RESET_DELAY_MS = 400;
/** How often the estimate is updated; the bar's CSS transition smooths the steps. */
export const LOADING_STEP_MS = 100;

export type LoadingState =
  | { kind: 'idle' }
  /** Started, and too short so far to be shown. */
  | { kind: 'waiting'; since: number }
  | { kind: 'running'; since: number; progress: number }
  /** Done: the full bar stays for a moment … */
  | { kind: 'finishing'; since: number }
  /** … then is hidden while still full, so that it is not seen to run backwards. */
  | { kind: 'resetting'; since: number };

/** `now` is monotonic time in ms. */
export interface LoadingEvent {
  type: 'started' | 'finished' | 'elapsed';
  now: number;
}

/** Starts the one timer, or restarts it. */
export interface LoadingCommand {
  type: 'start-timer';
  ms: number;
}

type LoadingDecision = Decision<LoadingState, LoadingCommand>;

export const notLoading: LoadingState = { kind: 'idle' };

/** The loading indicator of navigations. A repeated start or finish changes nothing. */
export function decideLoading(state: LoadingState, { type, now }: LoadingEvent): LoadingDecision {
  if (type === 'started') return start(state, now);
  if (type === 'finished') return finish(state, now);
  return elapse(state, now);
}

/** Percent after `elapsed` ms of the expected duration: 50 after half of it, never 100. */
export function estimateProgress(elapsed: number): number {
  const expected = (Math.max(0, elapsed) / LOADING_DURATION_MS) * 100;
  return (2 / Math.PI) * 100 * Math.atan(expected / 50);
}

/** What the bar shows: null = hidden. */
export function shownProgress(state: LoadingState): number | null {
  if (state.kind === 'running') return state.progress;
  return state.kind === 'finishing' ? 100 : null;
}

function start(state: LoadingState, now: number): LoadingDecision {
  if (state.kind === 'waiting' || state.kind === 'running') return to(state);
  // the bar of the previous navigation is still visible: hiding it for 200 ms would flicker
  if (state.kind === 'finishing') return run(now, now);
  return to({ kind: 'waiting', since: now }, LOADING_THROTTLE_MS);
}

function finish(state: LoadingState, now: number): LoadingDecision {
  if (state.kind === 'waiting') return to(notLoading);
  if (state.kind !== 'running') return to(state);
  return to({ kind: 'finishing', since: now }, LOADING_HIDE_DELAY_MS);
}

function elapse(state: LoadingState, now: number): LoadingDecision {
  if (state.kind === 'idle') return to(state);
  if (state.kind === 'running') return run(state.since, now);
  const left =
    { waiting: LOADING_THROTTLE_MS, finishing: LOADING_HIDE_DELAY_MS, resetting: LOADING_RESET_DELAY_MS }[state.kind] -
    (now - state.since);
  if (left > 0) return to(state, left);
  if (state.kind === 'waiting') return run(now, now);
  if (state.kind === 'finishing') return to({ kind: 'resetting', since: now }, LOADING_RESET_DELAY_MS);
  return to(notLoading);
}

const run = (since: number, now: number): LoadingDecision =>
  to({ kind: 'running', since, progress: estimateProgress(now - since) }, LOADING_STEP_MS);

/** The next state; with `ms`, the timer starts anew. */
const to = (state: LoadingState, ms?: number): LoadingDecision => ({
  state,
  commands: ms === undefined ? [] : [{ type: 'start-timer', ms }],
});
