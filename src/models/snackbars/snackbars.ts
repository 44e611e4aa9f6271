import type { Decision } from '../machine.ts';
import type { Wording } from './wording.ts';

/** Source: UI-03. */
export const SNACKBAR_TIMEOUT_MS = 5000;
/** Further ones wait until a place is free; three fit a phone above the bottom bar. */
export const MAX_VISIBLE_SNACKBARS = 3;

export const SNACKBAR_COLORS = ['info', 'error', 'success'] as const;
export type SnackbarColor = (typeof SNACKBAR_COLORS)[number];

export interface SnackbarAction {
  label: Wording;
  /** Runs in the model's scope, so it may call effector events directly. The snackbar is removed first. */
  onClick: () => void;
}

/** Source: ENT-17, ENT-18. */
export interface Snackbar {
  id: string;
  message: Wording;
  title: Wording | null;
  color: SnackbarColor;
  /** How long it stays, in ms from when it becomes visible. */
  timeout: number;
  actions: readonly SnackbarAction[];
}

/** What a caller passes; everything but the message has a default. */
export type SnackbarRequest = Pick<Snackbar, 'message'> & Partial<Omit<Snackbar, 'id' | 'message'>>;

export interface SnackbarState {
  visible: readonly Snackbar[];
  queued: readonly Snackbar[];
  /** Pointer or focus is in the region: none is removed by its timer (WCAG 2.2.1). */
  isHeld: boolean;
  lastNumber: number;
}

export type SnackbarEvent =
  | { type: 'requested'; requests: readonly SnackbarRequest[] }
  | { type: 'elapsed' | 'dismissed'; id: string }
  | { type: 'action-chosen'; id: string; index: number }
  | { type: 'held' | 'released' };

export type SnackbarCommand =
  /** A running timer of the same id starts anew; its end is the event `elapsed`. */
  { type: 'start-timer'; id: string; ms: number } | { type: 'run-action'; action: SnackbarAction };

type SnackbarDecision = Decision<SnackbarState, SnackbarCommand>;

export const noSnackbars: SnackbarState = { visible: [], queued: [], isHeld: false, lastNumber: 0 };

/** The snackbar machine. Source: ENT-17, UI-02, UI-03. */
export function decideSnackbars(state: SnackbarState, event: SnackbarEvent): SnackbarDecision {
  switch (event.type) {
    case 'requested':
      return event.requests.reduce(({ state: before, commands }, request) => {
        const next = add(before, request);
        return { state: next.state, commands: [...commands, ...next.commands] };
      }, to(state));
    case 'elapsed':
      return state.isHeld ? to(state) : remove(state, event.id);
    case 'dismissed':
      return dismiss(state, event.id);
    case 'action-chosen': {
      const action = state.visible.find((snackbar) => snackbar.id === event.id)?.actions[event.index];
      if (!action) return to(state);
      const next = dismiss(state, event.id);
      return { state: next.state, commands: [...next.commands, { type: 'run-action', action }] };
    }
    case 'held':
      return to(state.isHeld ? state : { ...state, isHeld: true });
    case 'released':
      return release(state);
  }
}

function add(state: SnackbarState, request: SnackbarRequest): SnackbarDecision {
  const lastNumber = state.lastNumber + 1;
  const snackbar: Snackbar = {
    id: `snackbar-${lastNumber}`,
    message: request.message,
    title: request.title ?? null,
    color: request.color ?? 'info',
    timeout: request.timeout ?? SNACKBAR_TIMEOUT_MS,
    actions: request.actions ?? [],
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

/** By a person. A removed element reports no pointerleave or blur, so the hold ends with it. */
function dismiss(state: SnackbarState, id: string): SnackbarDecision {
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

/** The next state; the timers of `started` start with it. */
const to = (state: SnackbarState, started: readonly Snackbar[] = []): SnackbarDecision => ({
  state,
  commands: started.map(({ id, timeout }) => ({ type: 'start-timer', id, ms: timeout })),
});

/** True when both are shown as the same words in every language. */
const sameWording = (a: Wording | undefined, b: Wording | undefined): boolean => fingerprint(a) === fingerprint(b);

function fingerprint(wording: Wording | undefined): string {
  if (!wording) return '';
  if ('text' in wording) return JSON.stringify(['text', wording.text]);
  const params = Object.entries('params' in wording ? wording.params : {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(['key', wording.key, params]);
}
