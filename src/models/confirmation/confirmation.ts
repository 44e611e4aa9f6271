import { yesNoPreset, type ConfirmationPreset } from './presets.ts';

/** One ask. Its identity tells it from others with the same words. */
export interface ConfirmationRequest {
  preset: ConfirmationPreset;
  /** After "yes" the dialog stays, in its loading state, until it is hidden: the action runs meanwhile. */
  staysWhileRunning: boolean;
}

export type ConfirmationState =
  /** No host is on the page: nobody could answer. */
  | { kind: 'unmounted' }
  | { kind: 'closed' }
  | { kind: 'asking'; request: ConfirmationRequest; typed: string }
  /** Answered with yes; the action runs. */
  | { kind: 'running'; request: ConfirmationRequest };

export type ConfirmationEvent =
  | { type: 'mounted' | 'unmounted' | 'confirmed' | 'cancelled' | 'failed' }
  | { type: 'asked'; request: ConfirmationRequest }
  | { type: 'typed'; text: string }
  /** By the program; with a request only if that one is shown, with null whatever is shown. */
  | { type: 'hidden'; request: ConfirmationRequest | null };

export type ConfirmationReason = 'confirmed' | 'cancelled' | 'hidden' | 'replaced' | 'not-initialized' | 'failed';

export interface ConfirmationAnswer {
  request: ConfirmationRequest;
  result: boolean;
  reason: ConfirmationReason;
}

export interface ConfirmationDecision {
  state: ConfirmationState;
  answer: ConfirmationAnswer | null;
}

export const noConfirmation: ConfirmationState = { kind: 'unmounted' };
const closed: ConfirmationState = { kind: 'closed' };

/** What a caller says becomes an ask; texts it leaves out are those of a yes/no question. Source: specification §5. */
export function toRequest(preset: Partial<ConfirmationPreset>, staysWhileRunning = false): ConfirmationRequest {
  return { preset: { ...yesNoPreset, ...preset }, staysWhileRunning };
}

/** True when the positive button may be pressed. */
export function isConfirmable(state: ConfirmationState): boolean {
  if (state.kind !== 'asking') return false;
  const word = state.request.preset.doubleConfirmText;
  return word === null || state.typed === word;
}

/** The confirmation machine: every ask is answered exactly once. Source: specification §4, §5, §8. */
export function decideConfirmation(state: ConfirmationState, event: ConfirmationEvent): ConfirmationDecision {
  switch (event.type) {
    case 'mounted':
      return state.kind === 'unmounted' ? to(closed) : to(state);
    case 'unmounted':
      return leave(state, noConfirmation, 'not-initialized');
    case 'asked':
      return ask(state, event.request);
    case 'typed':
      return to(state.kind === 'asking' ? { ...state, typed: event.text } : state);
    case 'confirmed':
      return confirmed(state);
    case 'cancelled':
      return state.kind === 'asking' ? leave(state, closed, 'cancelled') : to(state);
    case 'failed':
      return state.kind === 'unmounted' ? to(state) : leave(state, closed, 'failed');
    case 'hidden':
      return hide(state, event.request);
  }
}

function ask(state: ConfirmationState, request: ConfirmationRequest): ConfirmationDecision {
  if (state.kind === 'unmounted') return to(state, { request, result: false, reason: 'not-initialized' });
  return leave(state, { kind: 'asking', request, typed: '' }, 'replaced');
}

function confirmed(state: ConfirmationState): ConfirmationDecision {
  if (state.kind !== 'asking' || !isConfirmable(state)) return to(state);
  const { request } = state;
  const next: ConfirmationState = request.staysWhileRunning ? { kind: 'running', request } : closed;
  return to(next, { request, result: true, reason: 'confirmed' });
}

function hide(state: ConfirmationState, request: ConfirmationRequest | null): ConfirmationDecision {
  if (state.kind !== 'asking' && state.kind !== 'running') return to(state);
  return request === null || request === state.request ? leave(state, closed, 'hidden') : to(state);
}

/** Goes on; whoever still waits for an answer gets a no. */
function leave(state: ConfirmationState, next: ConfirmationState, reason: ConfirmationReason): ConfirmationDecision {
  return to(next, state.kind === 'asking' ? { request: state.request, result: false, reason } : null);
}

const to = (state: ConfirmationState, answer: ConfirmationAnswer | null = null): ConfirmationDecision => ({
  state,
  answer,
});
