/** Source: specification §9; ledger C-54 settles which of 400 and 500 is which. */
export const LOADING_THROTTLE_MS = 200;
export const LOADING_DURATION_MS = 2000;
export const LOADING_HIDE_DELAY_MS = 500;
export const LOADING_RESET_DELAY_MS = 400;
/** How often the estimate moves on; the bar's own transition smooths the steps. */
export const LOADING_STEP_MS = 100;

export type LoadingState =
  | { kind: 'idle' }
  /** Begun, not yet worth showing. */
  | { kind: 'waiting'; since: number }
  | { kind: 'running'; since: number; progress: number }
  /** Done: stays full for a moment … */
  | { kind: 'finishing'; since: number }
  /** … then is hidden, still full, so that it does not run backwards before one's eyes. */
  | { kind: 'resetting'; since: number };

export type LoadingEvent = 'started' | 'finished' | 'ticked';

export interface LoadingDecision {
  state: LoadingState;
  /** Ask again after so many ms; null = leave the timer as it is. */
  wakeAfter: number | null;
}

export const notLoading: LoadingState = { kind: 'idle' };

/** The loading indicator of navigations. A start or finish that is already known changes nothing. */
export function decideLoading(state: LoadingState, event: LoadingEvent, now: number): LoadingDecision {
  if (event === 'started') return start(state, now);
  if (event === 'finished') return finish(state, now);
  return tick(state, now);
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
  if (state.kind === 'waiting' || state.kind === 'running') return { state, wakeAfter: null };
  // The bar of the navigation before is still to be seen: taking it away for 200 ms would be a flash.
  if (state.kind === 'finishing') return run(now, now);
  return { state: { kind: 'waiting', since: now }, wakeAfter: LOADING_THROTTLE_MS };
}

function finish(state: LoadingState, now: number): LoadingDecision {
  if (state.kind === 'waiting') return { state: notLoading, wakeAfter: null };
  if (state.kind !== 'running') return { state, wakeAfter: null };
  return { state: { kind: 'finishing', since: now }, wakeAfter: LOADING_HIDE_DELAY_MS };
}

function tick(state: LoadingState, now: number): LoadingDecision {
  if (state.kind === 'idle') return { state, wakeAfter: null };
  if (state.kind === 'running') return run(state.since, now);
  const left =
    { waiting: LOADING_THROTTLE_MS, finishing: LOADING_HIDE_DELAY_MS, resetting: LOADING_RESET_DELAY_MS }[state.kind] -
    (now - state.since);
  if (left > 0) return { state, wakeAfter: left };
  if (state.kind === 'waiting') return run(now, now);
  if (state.kind === 'finishing')
    return { state: { kind: 'resetting', since: now }, wakeAfter: LOADING_RESET_DELAY_MS };
  return { state: notLoading, wakeAfter: null };
}

const run = (since: number, now: number): LoadingDecision => ({
  state: { kind: 'running', since, progress: estimateProgress(now - since) },
  wakeAfter: LOADING_STEP_MS,
});
