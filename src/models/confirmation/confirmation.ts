import type { Decision } from '../machine.ts';
import { yesNoPreset, type ConfirmationPreset } from './presets.ts';

/** One question to the user; two with the same texts are told apart by identity. */
export interface ConfirmationRequest {
  preset: ConfirmationPreset;
  /** After "yes" the dialog stays open in its loading state until it is hidden, because the action is running. */
  staysWhileRunning: boolean;
}

export type ConfirmationState =
  /** No host is rendered, so no question can be shown. */
  | { kind: 'unmounted' }
  /** The host is being loaded, and shows the question once it is there. */
  | { kind: 'waiting'; request: ConfirmationRequest }
  | { kind: 'closed' }
  | { kind: 'asking'; request: ConfirmationRequest; typed: string }
  /** Answered with yes; the action is running. */
  | { kind: 'running'; request: ConfirmationRequest };

export type ConfirmationEvent =
  | { type: 'mounted' | 'unmounted' | 'hostFailed' | 'confirmed' | 'cancelled' | 'failed' }
  | { type: 'asked'; request: ConfirmationRequest }
  | { type: 'typed'; text: string }
  /** By the program: this request if it is the one shown, or null for any. */
  | { type: 'hidden'; request: ConfirmationRequest | null };

export type ConfirmationReason = 'confirmed' | 'cancelled' | 'hidden' | 'replaced' | 'not-initialized' | 'failed';

export interface ConfirmationAnswer {
  request: ConfirmationRequest;
  result: boolean;
  reason: ConfirmationReason;
}

/** What is to be done: the host loaded (its failure is the event `hostFailed`), or the one who asked answered. */
export type ConfirmationCommand = { type: 'load-host' } | { type: 'answer'; answer: ConfirmationAnswer };

type ConfirmationDecision = Decision<ConfirmationState, ConfirmationCommand>;

export const noConfirmation: ConfirmationState = { kind: 'unmounted' };
const closed: ConfirmationState = { kind: 'closed' };

/** Completes what the caller gives with the texts and look of a yes/no question (UI-11). */
export function toRequest(preset: Partial<ConfirmationPreset>, staysWhileRunning = false): ConfirmationRequest {
  return { preset: { ...yesNoPreset, ...preset }, staysWhileRunning };
}

/** True when nothing has to be typed or the word is typed exactly (UI-07); the positive button is enabled only then. */
export const isWordTyped = ({ doubleConfirmText }: ConfirmationPreset, typed: string): boolean =>
  doubleConfirmText === null || typed === doubleConfirmText;

/** The confirmation machine: every request is answered exactly once (ENT-16, UI-04 to UI-07, ERR-17, ERR-24). */
export function decideConfirmation(state: ConfirmationState, event: ConfirmationEvent): ConfirmationDecision {
  switch (event.type) {
    case 'mounted':
      return mounted(state);
    case 'hostFailed':
      return state.kind === 'waiting' ? leave(state, noConfirmation, 'not-initialized') : to(state);
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
      return hasHost(state) ? leave(state, closed, 'failed') : to(state);
    case 'hidden':
      return hide(state, event.request);
  }
}

const hasHost = ({ kind }: ConfirmationState): boolean => kind !== 'unmounted' && kind !== 'waiting';

function mounted(state: ConfirmationState): ConfirmationDecision {
  if (state.kind === 'waiting') return to({ kind: 'asking', request: state.request, typed: '' });
  return to(state.kind === 'unmounted' ? closed : state);
}

function ask(state: ConfirmationState, request: ConfirmationRequest): ConfirmationDecision {
  if (state.kind === 'unmounted') return { state: { kind: 'waiting', request }, commands: [{ type: 'load-host' }] };
  if (state.kind === 'waiting') return leave(state, { kind: 'waiting', request }, 'replaced'); // the host is on its way
  return leave(state, { kind: 'asking', request, typed: '' }, 'replaced');
}

function confirmed(state: ConfirmationState): ConfirmationDecision {
  if (state.kind !== 'asking' || !isWordTyped(state.request.preset, state.typed)) return to(state);
  const { request } = state;
  const next: ConfirmationState = request.staysWhileRunning ? { kind: 'running', request } : closed;
  return to(next, { request, result: true, reason: 'confirmed' });
}

function hide(state: ConfirmationState, request: ConfirmationRequest | null): ConfirmationDecision {
  if (state.kind === 'unmounted' || state.kind === 'closed') return to(state);
  if (request !== null && request !== state.request) return to(state);
  return leave(state, hasHost(state) ? closed : noConfirmation, 'hidden');
}

/** Leaves a state; a question that is still open is answered with no. */
function leave(state: ConfirmationState, next: ConfirmationState, reason: ConfirmationReason): ConfirmationDecision {
  return to(
    next,
    state.kind === 'asking' || state.kind === 'waiting' ? { request: state.request, result: false, reason } : null,
  );
}

const to = (state: ConfirmationState, answer: ConfirmationAnswer | null = null): ConfirmationDecision => ({
  state,
  commands: answer ? [{ type: 'answer', answer }] : [],
});
