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
  | { type: 'held' | 'released' };

export interface SnackbarDecision {
  state: SnackbarState;
  /** Timers to start; one that runs under the same id starts anew. */
  timers: readonly { id: string; ms: number }[];
}

export const noSnackbars: SnackbarState = { visible: [], queued: [], isHeld: false, lastNumber: 0 };

/** The snackbar machine. Source: specification §3, §4, §9. */
export function decideSnackbars(state: SnackbarState, event: SnackbarEvent): SnackbarDecision {
  switch (event.type) {
    case 'requested':
      return request(state, event.request);
    case 'elapsed':
      return state.isHeld ? { state, timers: [] } : remove(state, event.id);
    case 'dismissed':
      return remove(state, event.id);
    case 'held':
      return { state: state.isHeld ? state : { ...state, isHeld: true }, timers: [] };
    case 'released':
      return state.isHeld ? { state: { ...state, isHeld: false }, timers: state.visible.map(toTimer) } : { state, timers: [] };
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
  const swap = (list: readonly Snackbar[]): readonly Snackbar[] => list.map((other) => (isSame(other) ? snackbar : other));

  if (state.visible.some(isSame)) return { state: { ...state, visible: swap(state.visible), lastNumber }, timers: [toTimer(snackbar)] };
  if (state.queued.some(isSame)) return { state: { ...state, queued: swap(state.queued), lastNumber }, timers: [] };
  return fill({ ...state, queued: [...state.queued, snackbar], lastNumber });
}

function remove(state: SnackbarState, id: string): SnackbarDecision {
  const others = state.visible.filter((snackbar) => snackbar.id !== id);
  if (others.length === state.visible.length) return { state, timers: [] };
  // The last one left under the pointer fires no "leave", so an empty region lets go by itself.
  const isHeld = state.isHeld && others.length > 0;
  return fill({ ...state, visible: others, isHeld });
}

function fill(state: SnackbarState): SnackbarDecision {
  const free = MAX_VISIBLE_SNACKBARS - state.visible.length;
  const next = state.queued.slice(0, free);
  return {
    state: { ...state, visible: [...state.visible, ...next], queued: state.queued.slice(next.length) },
    timers: next.map(toTimer),
  };
}

const toTimer = ({ id, timeout }: Snackbar): { id: string; ms: number } => ({ id, ms: timeout });
