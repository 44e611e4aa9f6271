import { sameWording, type Wording } from './wording.ts';

/** Source: specification §9. */
export const SNACKBAR_TIMEOUT_MS = 5000;
/** Further ones wait until a place is free; three fit a phone above the bottom bar. */
export const MAX_VISIBLE_SNACKBARS = 3;

export const SNACKBAR_COLORS = ['info', 'error', 'success'] as const;
export type SnackbarColor = (typeof SNACKBAR_COLORS)[number];

export interface SnackbarAction {
  label: Wording;
  /** Runs inside the model's scope, so it may call effector events directly. The snackbar is gone by then. */
  onClick: () => void;
}

/** Source: specification §3. */
export interface Snackbar {
  id: string;
  message: Wording;
  title: Wording | null;
  color: SnackbarColor;
  /** How long it stays, in ms from the moment it is seen. */
  timeout: number;
  actions: readonly SnackbarAction[];
}

/** What a caller says; everything but the message has a default. */
export type SnackbarRequest = Pick<Snackbar, 'message'> & Partial<Omit<Snackbar, 'id' | 'message'>>;

export interface SnackbarState {
  visible: readonly Snackbar[];
  queued: readonly Snackbar[];
  /** A person points at them or has the focus in them: none leaves by itself (WCAG 2.2.1). */
  isHeld: boolean;
  lastNumber: number;
}

export type SnackbarEvent =
  | { type: 'requested'; request: SnackbarRequest }
  | { type: 'elapsed' | 'dismissed'; id: string }
  | { type: 'action-chosen'; id: string; index: number }
  | { type: 'held' | 'released' };

export interface SnackbarDecision {
  state: SnackbarState;
  /** Timers to start; one that runs under the same id starts anew. */
  timers: readonly { id: string; ms: number }[];
  /** Actions to run. */
  actions: readonly SnackbarAction[];
}

export const noSnackbars: SnackbarState = { visible: [], queued: [], isHeld: false, lastNumber: 0 };

/** The snackbar machine. Source: specification §3, §4, §9. */
export function decideSnackbars(state: SnackbarState, event: SnackbarEvent): SnackbarDecision {
  switch (event.type) {
    case 'requested':
      return request(state, event.request);
    case 'elapsed':
      return state.isHeld ? to(state) : remove(state, event.id);
    case 'dismissed':
      return takeAway(state, event.id);
    case 'action-chosen': {
      const action = state.visible.find((snackbar) => snackbar.id === event.id)?.actions[event.index];
      return action ? { ...takeAway(state, event.id), actions: [action] } : to(state);
    }
    case 'held':
      return to(state.isHeld ? state : { ...state, isHeld: true });
    case 'released':
      return release(state);
  }
}

function request(state: SnackbarState, wanted: SnackbarRequest): SnackbarDecision {
  const lastNumber = state.lastNumber + 1;
  const snackbar: Snackbar = {
    id: `snackbar-${lastNumber}`,
    message: wanted.message,
    title: wanted.title ?? null,
    color: wanted.color ?? 'info',
    timeout: wanted.timeout ?? SNACKBAR_TIMEOUT_MS,
    actions: wanted.actions ?? [],
  };
  const isSame = (other: Snackbar): boolean =>
    sameWording(other.message, snackbar.message) && sameWording(other.title ?? undefined, snackbar.title ?? undefined);
  const swap = (list: readonly Snackbar[]): readonly Snackbar[] =>
    list.map((other) => (isSame(other) ? snackbar : other));

  if (state.visible.some(isSame)) return to({ ...state, visible: swap(state.visible), lastNumber }, [snackbar]);
  if (state.queued.some(isSame)) return to({ ...state, queued: swap(state.queued), lastNumber });
  return fill({ ...state, queued: [...state.queued, snackbar], lastNumber });
}

function remove(state: SnackbarState, id: string): SnackbarDecision {
  const others = state.visible.filter((snackbar) => snackbar.id !== id);
  return others.length === state.visible.length ? to(state) : fill({ ...state, visible: others });
}

/** By a person. What is taken from under pointer or focus reports no leaving, so the hold ends with it. */
function takeAway(state: SnackbarState, id: string): SnackbarDecision {
  const rest = remove(state, id);
  return rest.state !== state && state.isHeld ? release(rest.state) : rest;
}

function release(state: SnackbarState): SnackbarDecision {
  return state.isHeld ? to({ ...state, isHeld: false }, state.visible) : to(state);
}

function fill(state: SnackbarState): SnackbarDecision {
  const next = state.queued.slice(0, MAX_VISIBLE_SNACKBARS - state.visible.length);
  return to({ ...state, visible: [...state.visible, ...next], queued: state.queued.slice(next.length) }, next);
}

/** The next state, and whose time begins with it. */
const to = (state: SnackbarState, begun: readonly Snackbar[] = []): SnackbarDecision => ({
  state,
  timers: begun.map(({ id, timeout }) => ({ id, ms: timeout })),
  actions: [],
});
